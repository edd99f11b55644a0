import type { ContactKind } from '@/components/contacts/read-contact'
import type { Locale } from '@/routing/locales'
import type { ContactMessage, StoredFile } from '../message'

export type MessageRow = {
  id: number
  request_id: string
  reference: string
  received_at: string
  locale: string
  name: string
  contact: string
  contact_kind: string
  message: string
  budget: string
  estimate: string
  nda: number
  subject: string
}

export type FileRow = StoredFile & { message_id: number }

export function toMessage(row: MessageRow, files: readonly FileRow[]): ContactMessage {
  const { id, reference, name, contact, message, budget, estimate, subject } = row
  return {
    ...{ id, reference, name, contact, message, budget, estimate, subject },
    requestId: row.request_id,
    receivedAt: row.received_at,
    locale: row.locale as Locale,
    contactKind: row.contact_kind as ContactKind,
    nda: row.nda === 1,
    files: files.map(({ file, name, type, bytes }) => ({ file, name, type, bytes })),
  }
}
