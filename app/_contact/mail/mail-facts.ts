import { formatNumber } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import type { ContactMessage } from '../message'

/** What pressing somebody's contact does: a mail, a call or a chat. */
export function hrefOfContact({ contact, contactKind }: Pick<ContactMessage, 'contact' | 'contactKind'>): string {
  if (contactKind === 'email') return `mailto:${encodeURI(contact)}`
  if (contactKind === 'phone') return `tel:${contact.replace(/[^\d+]/g, '')}`
  return `https://t.me/${contact.replace(/^(?:@|(?:https?:\/\/)?t\.me\/)/, '')}`
}

/** “1.2 MB”, «340 КБ». */
export function sizeOf(bytes: number, locale: Locale): string {
  const [kilo, mega] = locale === 'en' ? ['kB', 'MB'] : ['КБ', 'МБ']
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), kilo] : [Math.round(bytes / 100_000) / 10, mega]
  return `${formatNumber(value, locale)}\u00A0${unit}`
}
