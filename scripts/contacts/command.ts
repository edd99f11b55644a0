import type { ContactEnvironment } from '@/app/_contact/environment'
import type { Spool } from '@/server/contact/store/spool'

/** What a command works with. */
export type Bench = {
  spool: Spool
  environment: ContactEnvironment
  siteUrl: string
  now: number
  say: (text: string) => void
}

/** `words` is what was typed after the name of the command. @throws an Error whose message says what was wrong. */
export type Command = (words: readonly string[], bench: Bench) => Promise<void>
