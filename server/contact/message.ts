import type { ContactKind } from '@/components/contacts/read-contact'
import type { Locale } from '@/routing/locales'

/** A file that came with a message, under the random name it has on the disk. */
export type StoredFile = { file: string; name: string; type: string; bytes: number }

/** What a visitor sent, checked. */
export type NewMessage = {
  /** Made by the visitor's page; the same words sent again under it are the same message. */
  requestId: string
  locale: Locale
  name: string
  contact: string
  contactKind: ContactKind
  message: string
  /** As the visitor's page words it; empty where nothing was said. */
  budget: string
  /** The query of an estimate, without its question mark; empty without one. */
  estimate: string
  nda: boolean
  /** What the page asked about; empty for a project in general. */
  subject: string
  files: readonly StoredFile[]
}

export type ContactMessage = NewMessage & {
  id: number
  /** What the visitor and the team call it by, such as `K7M2-9QXT`. */
  reference: string
  /** ISO 8601, in UTC. */
  receivedAt: string
}

/** `team`: the mail to the founders; `service`: an entry of the content service; `visitor`: the mail that confirms it. */
export type Channel = 'team' | 'service' | 'visitor'

/** One message on one way. `key` stays the same however often it is tried, so that the other side can tell a second delivery. */
export type Delivery = { id: number; key: string; channel: Channel; attempts: number; message: ContactMessage }
