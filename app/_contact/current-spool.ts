import { readContactEnvironment } from './environment'
import { logLine } from './log'
import { openSpool, type Spool } from './store/spool'

// On the global object: the code of a route and that of the start are bundled apart, and share one connection by this.
const place = Symbol.for('contact.spool')

type Holder = { [place]?: Spool }

/** In milliseconds: the one thread of the site does not wait for other writers; who has to write tries again (`store/patience.ts`). */
const patience = 20

/**
 * The messages of this site, opened by whoever asks first, and again where the files of the database were deleted or replaced.
 * @throws where they cannot be opened, anew for each that asks.
 */
export function currentSpool(): Spool {
  const holder = globalThis as Holder
  if (holder[place] && !holder[place].isInPlace()) {
    logLine({ event: 'contact store replaced', level: 'error' })
    // SQLite leaves the files alone that took the place of its own.
    holder[place].close()
    delete holder[place]
  }
  holder[place] ??= openSpool(readContactEnvironment(process.env).dataDir, patience)
  return holder[place]
}
