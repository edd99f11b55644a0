import type { Organisation, Service, SocialNetwork, TopBanner } from '@/content-client/types'
import type { Locale } from '@/routing/locales'
import { type FixedRouteName, hrefTo, type RouteTarget } from '@/routing/routes'

/** The four lists of the shell, as the specification names them, and what else header and footer show. */
export type ShellData = {
  organisation: Organisation
  topBanner: TopBanner | null
  services: readonly Pick<Service, 'slug' | 'shortTitle'>[]
  socialNetworksItems: readonly SocialNetwork[]
  contactsItems: readonly ContactItem[]
  menuItems: readonly MenuItem[]
  quickActionsItems: readonly QuickActionItem[]
}

export type ContactItem = { kind: 'phone' | 'email'; label: string; href: string }
export type MenuItem = { key: MenuKey; href: string; section: FixedRouteName }
export type QuickActionItem = { key: 'estimate' | 'contacts'; href: string }

type MenuKey = 'index' | 'services' | 'portfolio' | 'estimate' | 'blog' | 'contacts' | 'team' | 'reviews'

const pages = ['index', 'services', 'portfolio', 'estimate', 'blog', 'contacts'] as const
const anchors = ['team', 'reviews'] as const

type Listing = (typeof anchors)[number] | 'portfolio' | 'blog'

/** `entries` says how much each place that lists something has to show: without anything it is no place. */
export function toMenuItems(locale: Locale, entries: Record<Listing, readonly unknown[]>): MenuItem[] {
  const hasSome = (key: MenuKey) => !(key in entries) || entries[key as Listing].length > 0
  return [
    ...pages.filter(hasSome).map((key): MenuItem => ({ key, href: hrefTo(locale, key), section: key })),
    ...anchors.filter(hasSome).map((key): MenuItem => ({ key, href: hrefTo(locale, 'index', { hash: key }), section: 'index' })),
  ]
}

export function toQuickActions(locale: Locale): QuickActionItem[] {
  return [
    { key: 'contacts', href: hrefTo(locale, 'contacts') },
    { key: 'estimate', href: hrefTo(locale, 'estimate') },
  ]
}

/** What could not be read is left out; nothing is shown in its place. */
export function toContactItems(email: string | null, phone: string | null): ContactItem[] {
  return [
    ...(email ? [{ kind: 'email', label: email, href: `mailto:${email}` } as const] : []),
    ...(phone ? [{ kind: 'phone', label: phone.replaceAll(' ', '\u00A0'), href: `tel:${phone.replace(/[^+\d]/g, '')}` } as const] : []),
  ]
}

/** A section of the home page, not a page. */
export function isAnchorOfHome({ key }: MenuItem): boolean {
  return anchors.some((anchor) => anchor === key)
}

/** Where a page stands in the menu: `current` is the page itself, `inside` a page below it. */
export function menuPosition(item: MenuItem, target: RouteTarget | null): 'current' | 'inside' | undefined {
  if (target === null || isAnchorOfHome(item)) return undefined
  const name = typeof target === 'string' ? target : target.name
  if (name === item.section) return 'current'
  return name.startsWith(`${item.section}/`) ? 'inside' : undefined
}
