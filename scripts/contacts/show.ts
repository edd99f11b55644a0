import { join } from 'node:path'
import { deliveriesOf } from '@/server/contact/store/message-queries'
import type { Command } from './command'
import { estimateLink, oneLine, stateOf, timeOf } from './describe'
import { messageOf } from './find-messages'
import type { Entry } from './list'
import { readWords } from './read-words'

export const show: Command = async (words, { spool, siteUrl, say }) => {
  const [reference] = readWords(words, {}, { most: 1 }).positionals
  if (reference === undefined) throw new Error('Say which: npm run contacts -- show REF')
  const message = messageOf(spool.database, reference)
  say(describeMessage({ message, deliveries: deliveriesOf(spool.database, message.id) }, { filesFolder: spool.filesFolder, siteUrl }))
}

export type Place = { filesFolder: string; siteUrl: string }

export function describeMessage({ message, deliveries }: Entry, { filesFolder, siteUrl }: Place): string {
  const facts: (readonly [label: string, text: string | null])[] = [
    ['Reference', message.reference],
    ['Came', `${timeOf(message.receivedAt)} in Kyiv`],
    ['Name', oneLine(message.name)],
    ['Contact', `${message.contact} (${message.contactKind})`],
    ['Language', message.locale],
    ['About', message.subject],
    ['Budget', message.budget],
    ['Wants an NDA', message.nda ? 'yes' : 'no'],
    ['Estimate', estimateLink(message, siteUrl)],
    ...message.files.map(({ file, name, bytes }) => ['File', `${name}, ${bytes} bytes: ${join(filesFolder, file)}`] as const),
    ...deliveries.map((delivery) => ['Delivery', `${stateOf(delivery)}${timesOf(delivery)}, key ${delivery.key}`] as const),
    ['Delivery', deliveries.length === 0 ? 'kept here, no way is set up' : null],
  ]
  const lines = facts.filter(([, text]) => text).map(([label, text]) => `${`${label}:`.padEnd(14)}${text}`)
  return [...lines, '', message.message || '(no words)'].join('\n')
}

function timesOf({ deliveredAt, droppedAt, nextAt }: Entry['deliveries'][number]): string {
  const end = deliveredAt ?? droppedAt
  return end ? ` (${timeOf(end)})` : ` (next ${timeOf(nextAt)})`
}
