import { channelsOf } from '@/server/contact/channels'
import { addMissingDeliveries, retryNow } from '@/server/contact/store/delivery-queue'
import type { Command } from './command'
import { count } from './describe'
import { readWords } from './read-words'

export const retry: Command = async (words, { spool: { database }, environment, now, say }) => {
  readWords(words, {}, { most: 0 })
  const channels = channelsOf(environment, false)
  addMissingDeliveries(database, channels, now)
  const due = retryNow(database, now)
  say(`${count(due, 'delivery is', 'deliveries are')} due now${due === 0 ? '.' : '; a site that runs begins within seconds.'}`)
  if (channels.length === 0) say('Nothing is set up to deliver them: SMTP_URL, CONTACT_SERVICE_TOKEN.')
}
