import { readContactEnvironment } from '@/app/_contact/environment'
import { logLine } from './log'
import { openSpool, type Spool } from './store/spool'

let spool: Spool | undefined

/** In milliseconds: the one thread of the site does not wait for other writers; who has to write tries again (`store/patience.ts`). */
const patience = 20

/**
 * The messages of this site, opened by whoever asks first, and again where the files of the database were deleted or replaced.
 * @throws where they cannot be opened, anew for each that asks.
 */
export function currentSpool(): Spool {
  if (spool && !spool.isInPlace()) {
    logLine({ event: 'contact store replaced', level: 'error' })
    // SQLite leaves the files alone that took the place of its own.
    spool.close()
    spool = undefined
  }
  spool ??= openSpool(readContactEnvironment(process.env).dataDir, patience)
  return spool
}
