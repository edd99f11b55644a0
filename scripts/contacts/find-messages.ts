import type { ContactMessage } from '@/server/contact/message'
import { findMessage, listMessages } from '@/server/contact/store/message-store'
import { isFromContact } from '@/server/contact/store/same-contact'
import type { Database } from '@/server/open-database'

/** The message with this reference, typed in small letters or without its hyphen too. @throws where there is none. */
export function messageOf(database: Database, typed: string): ContactMessage {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const message = findMessage(database, { reference: `${letters.slice(0, 4)}-${letters.slice(4)}` })
  if (!message) throw new Error(`There is no message with the reference ${typed}.`)
  return message
}

export const isReference = (typed: string): boolean => /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(typed)

/** The messages of one person, the newest first. @throws where there is none. */
export function messagesFrom(database: Database, contact: string): ContactMessage[] {
  const found = listMessages(database).filter((message) => isFromContact(message, contact))
  if (found.length === 0) throw new Error(`There is no message from ${contact}.`)
  return found
}
