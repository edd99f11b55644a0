import { readContact } from '@/components/contacts/read-contact'
import type { ContactMessage } from '../message'

/** Whether a message gives this way to reach its sender, however either is spelled: `067 123 45 67` is `+380671234567`. */
export function isFromContact({ contact, contactKind }: Pick<ContactMessage, 'contact' | 'contactKind'>, wanted: string): boolean {
  const name = wanted.trim()
  const asked = readContact(contactKind === 'telegram' && /^\w+$/.test(name) ? `@${name}` : name)?.address
  return asked !== undefined && asked.toLowerCase() === (readContact(contact)?.address ?? contact).toLowerCase()
}
