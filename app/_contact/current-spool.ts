import { readContactEnvironment } from './environment'
import { openSpool, type Spool } from './store/spool'

// On the global object: the code of a route and that of the start are bundled apart, and share one connection by this.
const place = Symbol.for('contact.spool')

type Holder = { [place]?: Spool }

/** The messages of this site, opened by whoever asks first. @throws where they cannot be opened, anew for each that asks. */
export function currentSpool(): Spool {
  const holder = globalThis as Holder
  holder[place] ??= openSpool(readContactEnvironment(process.env).dataDir)
  return holder[place]
}
