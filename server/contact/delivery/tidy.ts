import type { ContactEnvironment } from '@/app/_contact/environment'
import { logLine } from '../log'
import { forgetOldMessages, removeOrphanFiles, warnOfOldMessages } from '../retention'
import { type Clock, noteClock, readClock } from '../store/message-queries'
import type { Spool } from '../store/spool'

/** In milliseconds. */
const day = 24 * 60 * 60_000
const longestGap = 2 * day

/** Answers a function that forgets what is old, once a day however often it is called. `tell` reaches the operator. */
export function createTidying(
  spool: Spool,
  { retentionDays }: ContactEnvironment,
  tell: (sentence: string) => void = () => undefined,
): (now: number) => void {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    // Also after a clock that was wrong for a while.
    if (now - last < day && now >= last) return
    last = now
    const clock = nextClock(readClock(spool.database), now)
    noteClock(spool.database, clock)
    if (clock.jumped === now) return logLine({ event: 'contact clock jumped', level: 'warn' })
    // However often the site was started since.
    if (clock.jumped !== null && now - clock.jumped < day) return
    const aging = warnOfOldMessages(spool, retentionDays, now)
    if (aging > 0) {
      logLine({ event: 'contact aging', level: 'error', count: aging })
      tell(`${aging} message(s) that nobody got are deleted in a week, as the privacy policy says: npm run contacts -- list --waiting`)
    }
    const { forgotten, undelivered } = forgetOldMessages(spool, retentionDays, now)
    const orphans = removeOrphanFiles(spool, now)
    if (forgotten + orphans > 0) logLine({ event: 'contact tidied', forgotten, undelivered, orphans })
  }
}

/** Forward by days: the site stood still, or its clock is wrong. Nothing is forgotten before a day has passed without another jump. */
function nextClock({ seen, jumped }: Clock, now: number): Clock {
  if (seen !== null && now - seen > longestGap) return { seen: now, jumped: now }
  return { seen: now, jumped: jumped === null || now < jumped ? null : jumped }
}
