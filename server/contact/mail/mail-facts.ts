import { readContact } from '@/components/contacts/read-contact'
import { formatNumber } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import type { ContactMessage } from '../message'

/** What pressing somebody's contact does: a mail, a call, a chat or a page. */
export function hrefOfContact({ contact, contactKind }: Pick<ContactMessage, 'contact' | 'contactKind'>): string {
  const address = readContact(contact)?.address ?? contact
  if (contactKind === 'email') return `mailto:${encodeURI(address)}`
  if (contactKind === 'phone') return `tel:${address}`
  return contactKind === 'telegram' ? `https://t.me/${address.slice(1)}` : address
}

/** “1.2 MB”, «340 КБ». */
export function sizeOf(bytes: number, locale: Locale): string {
  const [kilo, mega] = locale === 'en' ? ['kB', 'MB'] : ['КБ', 'МБ']
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), kilo] : [Math.round(bytes / 100_000) / 10, mega]
  return `${formatNumber(value, locale)}\u00A0${unit}`
}
