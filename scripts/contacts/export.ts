import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ContactMessage } from '@/server/contact/message'
import { deliveriesOf } from '@/server/contact/store/message-queries'
import { listMessages } from '@/server/contact/store/message-store'
import type { Command } from './command'
import { count, estimateLink } from './describe'
import { isReference, messageOf, messagesFrom } from './find-messages'
import type { Entry } from './list'
import { readWords } from './read-words'

const usage = 'npm run contacts -- export [REF | --contact ADDRESS] FOLDER'

export const exportMessages: Command = async (words, { spool: { database, filesFolder }, siteUrl, say }) => {
  const { positionals, values } = readWords(words, { contact: { type: 'string' } }, { most: 2 })
  const [reference, named] = positionals.length === 2 ? positionals : [undefined, positionals[0]]
  if (named === undefined || isReference(named)) throw new Error(`Say which folder: ${usage}`)
  if (reference !== undefined && values.contact !== undefined) throw new Error(`Say a reference or an address, not both: ${usage}`)
  const messages = select(database, reference, values.contact)
  const folder = resolve(named)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty.`)
  const entries = messages.map((message) => ({ message, deliveries: deliveriesOf(database, message.id) }))
  const data = entries.map((entry) => toRecord(entry, siteUrl))
  await writeFile(join(folder, 'messages.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 })
  for (const message of messages)
    for (const [index, { file, name }] of message.files.entries()) {
      const target = join(folder, exportedName(message, index))
      await mkdir(join(folder, message.reference), { recursive: true, mode: 0o700 })
      await copyFile(join(filesFolder, file), target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        say(`The file "${name}" of ${message.reference} is no longer there.`)
      })
    }
  say(`${count(messages.length, 'message')} with ${count(messages.flatMap(({ files }) => files).length, 'file')} in ${folder}`)
}

function select(database: Parameters<typeof listMessages>[0], reference?: string, contact?: string): ContactMessage[] {
  if (reference !== undefined) return [messageOf(database, reference)]
  return contact === undefined ? listMessages(database) : messagesFrom(database, contact)
}

/** All that is kept of a message, for whoever sent it. */
export function toRecord({ message, deliveries }: Entry, siteUrl: string) {
  const { id: _id, files, ...words } = message
  return {
    ...words,
    estimateLink: estimateLink(message, siteUrl),
    files: files.map(({ name, type, bytes }, index) => ({ name, type, bytes, file: exportedName(message, index) })),
    deliveries: deliveries.map(({ channel, deliveredAt }) => ({ channel, deliveredAt })),
  }
}

/** The name its sender gave it, numbered, without what leads out of a folder and no longer than a disk takes. */
function exportedName({ reference, files }: ContactMessage, index: number): string {
  return `${reference}/${index + 1}-${[...(files[index]?.name ?? '').replace(/[/\\]|\p{C}/gu, '_')].slice(-60).join('')}`
}
