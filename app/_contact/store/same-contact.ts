import type { ContactMessage } from '../message'

/** Whether a message gives this way to reach its sender, however either is spelled: `067 123 45 67` is `+380671234567`. */
export function isFromContact({ contact, contactKind }: Pick<ContactMessage, 'contact' | 'contactKind'>, wanted: string): boolean {
  const spell = spellings[contactKind]
  return spell(contact) === spell(wanted)
}

const spellings: Readonly<Record<ContactMessage['contactKind'], (text: string) => string>> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) =>
    text
      .replace(/\D/g, '')
      .replace(/^00/, '')
      // As it is dialled in Ukraine.
      .replace(/^0(?=\d{9}$)/, '380'),
  telegram: (text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:t\.me\/)?@?/, ''),
}
