import type { ContactEnvironment } from '../environment'
import { logLine } from '../log'
import { forgetOldMessages, removeOrphanFiles } from '../retention'
import { noteSeen } from '../store/message-queries'
import type { Spool } from '../store/spool'

/** In milliseconds. */
const day = 24 * 60 * 60_000
const longestGap = 2 * day

/** Answers a function that forgets what is old, once a day however often it is called. */
export function createTidying(spool: Spool, { retentionDays }: ContactEnvironment): (now: number) => void {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    // Also after a clock that was wrong for a while.
    if (now - last < day && now >= last) return
    last = now
    const seen = noteSeen(spool.database, now)
    // Forward by days: the site stood still, or its clock is wrong. Nothing is forgotten before a day of it has passed.
    if (now - seen > longestGap) return logLine({ event: 'contact clock jumped', level: 'warn', days: Math.round((now - seen) / day) })
    const { forgotten, undelivered } = forgetOldMessages(spool, retentionDays, now)
    const orphans = removeOrphanFiles(spool, now)
    if (forgotten + orphans > 0) logLine({ event: 'contact tidied', forgotten, undelivered, orphans })
  }
}
