import { createInterface } from 'node:readline/promises'
import type { ContactMessage } from '@/server/contact/message'
import { forgetMessages } from '@/server/contact/retention'
import { deliveriesOf, olderThan } from '@/server/contact/store/message-queries'
import { findMessage } from '@/server/contact/store/message-store'
import type { Bench, Command } from './command'
import { count } from './describe'
import { messageOf, messagesFrom } from './find-messages'
import { describeList, type Entry } from './list'
import { readWords } from './read-words'

const usage = 'npm run contacts -- purge REF | --contact ADDRESS | --older-than DAYS [--yes]'

const options = { contact: { type: 'string' }, 'older-than': { type: 'string' }, yes: { type: 'boolean' } } as const

export const purge: Command = async (words, bench) => {
  const { positionals, values } = readWords(words, options, { most: 1 })
  const wishes = [positionals[0], values.contact, values['older-than']]
  if (wishes.filter((wish) => wish !== undefined).length !== 1) throw new Error(`Say one of the three: ${usage}`)
  const { database } = bench.spool
  const messages = select(bench, { reference: positionals[0], contact: values.contact, days: values['older-than'] })
  if (messages.length === 0) return bench.say('There are none.')
  const entries = messages.map((message) => ({ message, deliveries: deliveriesOf(database, message.id) }))
  bench.say(describePurge(entries))
  if (!values.yes && !(await agrees())) throw new Error('Nothing was deleted.')
  forgetMessages(
    bench.spool,
    messages.map(({ id }) => id),
  )
  bench.say(`${count(messages.length, 'message')} deleted.`)
}

type Wish = { reference: string | undefined; contact: string | undefined; days: string | undefined }

function select({ spool: { database }, now }: Bench, { reference, contact, days }: Wish): ContactMessage[] {
  if (reference !== undefined) return [messageOf(database, reference)]
  if (contact !== undefined) return messagesFrom(database, contact)
  if (!/^\d{1,6}$/.test(days ?? '')) throw new Error(`--older-than is a whole number of days, not "${days}".`)
  return olderThan(database, Number(days), now).flatMap((id) => findMessage(database, { id }) ?? [])
}

/** What goes, and what this command cannot reach. */
export function describePurge(entries: readonly Entry[]): string {
  const files = entries.flatMap(({ message }) => message.files).length
  const isElsewhere = entries.some(({ deliveries }) => deliveries.some(({ deliveredAt }) => deliveredAt))
  return [
    describeList(entries),
    `This deletes ${count(entries.length, 'message')} with ${count(files, 'file')} for good.`,
    ...(isElsewhere ? ['What was delivered stays in the mailboxes and in the content service, and is to be deleted there.'] : []),
  ].join('\n')
}

async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes to delete them.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question('Delete them? (yes/no) ')).trim())
  } finally {
    terminal.close()
  }
}
