import type { ContactEnvironment } from '@/app/_contact/environment'
import { captureMessage } from '../../monitoring'
import type { Database } from '../../open-database'
import { logLine } from '../log'
import type { Delivery } from '../message'
import { noteTold, overdueDeliveries } from '../store/delivery-queue'
import { sendNotice } from './send-mail'

/** In milliseconds: how long a message may wait before somebody has to look. */
const longestSilence = 24 * 60 * 60_000

/** Says once of every delivery that has waited for a day, in the log, to Sentry and by mail. None of it says who wrote or what. */
export async function tellOfOverdue(database: Database, { mail }: ContactEnvironment, now: number): Promise<void> {
  const overdue = overdueDeliveries(database, new Date(now - longestSilence).toISOString())
  if (overdue.length === 0) return
  const keys = overdue.map(({ key }) => key)
  const sentence = `${keys.length} message(s) could not be delivered for a day: ${keys.join(', ')}.`
  logLine({ event: 'contact overdue', level: 'error', count: keys.length, keys: keys.join(' ') })
  await tellOperator(sentence, mail)
  for (const { id } of overdue) noteTold(database, id, now)
}

/** Says at once that the mail server does not take a message for the team: somebody has to mend an address or a setting. */
export async function tellOfRefusal(database: Database, { mail }: ContactEnvironment, { id, key }: Delivery, code: string): Promise<void> {
  logLine({ event: 'contact refused', level: 'error', key, code })
  await tellOperator(`The mail server refuses ${key} (${code}). It is tried again, up to once an hour.`, mail)
  noteTold(database, id, Date.now())
}

/** By every way there is; one that fails is not worse than none. */
export async function tellOperator(
  sentence: string,
  mail: ContactEnvironment['mail'],
  subject = 'Contact messages waiting',
): Promise<void> {
  await captureMessage(sentence)
  const text = `${sentence}\n\nnpm run contacts -- list --waiting\nnpm run contacts -- retry\n`
  if (mail) await sendNotice(mail, { subject, text }).catch(() => undefined)
}
