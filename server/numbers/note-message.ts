import { readContactEnvironment } from '@/app/_contact/environment'
import { logLine } from '../contact/log'
import { getOrganisation } from '../content'
import { readSiteEnvironment } from '../environment'
import { dayIn, openNumbers } from './store'

/** Counts a message that was kept, where this site counts; a fault of the counts is none of the message. */
export async function noteMessage(hasEstimate: boolean, now = new Date()): Promise<void> {
  if (!readSiteEnvironment(process.env).isCounting) return
  try {
    const { hours } = await getOrganisation('en')
    const store = openNumbers(readContactEnvironment(process.env).dataDir)
    store.add([{ day: dayIn(hours.timeZone, now), kind: 'message', name: hasEstimate ? 'estimate' : 'words', number: 1 }])
    store.close()
  } catch (error) {
    logLine({ event: 'message not counted', level: 'warn', error: (error as Error).message })
  }
}
