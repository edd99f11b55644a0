import type { Organisation, ShellRecords, SocialNetwork } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, routeAt } from '@/routing/routes'
import { absolute } from '../_page/site-url'

/** A node of schema.org's graph. */
export type Node = { '@type': string; [property: string]: unknown }

/** Identities that stay the same on every page and in both languages. */
export const ids = { organisation: absolute('/#org'), site: (locale: Locale) => absolute(`${hrefTo(locale, 'index')}#website`) }

export const reference = (id: string) => ({ '@id': id })

export function organisationNode(
  { name, description, foundingYear, founders, profiles, logo, address }: Organisation,
  { salesEmail, salesPhone, socialNetworks }: ShellRecords,
): Node {
  const hasContact = salesEmail !== null || salesPhone !== null
  return {
    '@type': 'Organization',
    '@id': ids.organisation,
    name,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute(logo?.url ?? '/icons/icon-512.png') },
    description,
    foundingDate: String(foundingYear),
    founder: founders.map((person) => ({
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      ...(person.url && { url: person.url }),
    })),
    address: { '@type': 'PostalAddress', addressLocality: address.city, addressCountry: address.country },
    ...(hasContact && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        ...(salesEmail && { email: salesEmail }),
        ...(salesPhone && { telephone: salesPhone }),
        availableLanguage: ['en', 'uk'],
      },
    }),
    ...sameAs(profiles, socialNetworks),
  }
}

function sameAs(profiles: readonly string[], networks: readonly SocialNetwork[]): { sameAs?: string[] } {
  const addresses = [...new Set([...profiles, ...networks.map(({ url }) => url)])]
  return addresses.length > 0 ? { sameAs: addresses } : {}
}

export function siteNode(locale: Locale, { name }: Organisation): Node {
  return {
    '@type': 'WebSite',
    '@id': ids.site(locale),
    url: absolute(hrefTo(locale, 'index')),
    name,
    inLanguage: locale,
    publisher: reference(ids.organisation),
  }
}

/** An identity on a page with a fixed address. */
export function idAt(locale: Locale, path: string, mark: string): string {
  return `${absolute(hrefTo(locale, routeAt(path)))}#${mark}`
}
