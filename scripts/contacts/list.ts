import type { ContactMessage } from '@/server/contact/message'
import { type DeliveryState, deliveriesOf } from '@/server/contact/store/message-queries'
import { listMessages } from '@/server/contact/store/message-store'
import type { Command } from './command'
import { count, oneLine, shorten, stateOf, timeOf } from './describe'
import { messagesFrom } from './find-messages'
import { readWords } from './read-words'
import { toTable } from './table'

const options = { contact: { type: 'string' }, waiting: { type: 'boolean' } } as const

export const list: Command = async (words, { spool: { database }, say }) => {
  const { contact, waiting } = readWords(words, options, { most: 0 }).values
  const messages = contact === undefined ? listMessages(database) : messagesFrom(database, contact)
  const entries = messages.map((message) => ({ message, deliveries: deliveriesOf(database, message.id) }))
  say(describeList(waiting ? entries.filter(isWaiting) : entries))
}

export type Entry = { message: ContactMessage; deliveries: readonly DeliveryState[] }

/** Something of it is still to be delivered, or the team has no way to get it yet. */
export function isWaiting({ deliveries }: Entry): boolean {
  const isOpen = ({ deliveredAt, droppedAt }: DeliveryState) => !deliveredAt && !droppedAt
  return deliveries.some(isOpen) || !deliveries.some(({ channel, deliveredAt }) => channel !== 'visitor' && deliveredAt)
}

export function describeList(entries: readonly Entry[]): string {
  if (entries.length === 0) return 'There are none.'
  const rows = entries.map(({ message, deliveries }) => [
    message.reference,
    timeOf(message.receivedAt),
    shorten(oneLine(message.name), 30),
    oneLine(message.contact),
    message.contactKind,
    deliveries.length === 0 ? 'kept here' : shorten(deliveries.map(stateOf).join('; '), 120),
  ])
  const table = toTable(['Reference', 'Came (Kyiv)', 'Name', 'Contact', 'Kind', 'Delivery'], rows)
  return `${table}\n\n${count(entries.length, 'message')}, ${entries.filter(isWaiting).length} waiting.`
}
