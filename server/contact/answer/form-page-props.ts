import type { Words } from '@/components/estimate/words'
import type { Problems } from '../intake/take-post'

/** Why a post was not kept: a sentence for all of it, and what is wrong with each field. */
export type Failure = { sentence: string; problems: Problems }

export type FormPageProps = {
  words: Words
  /** What was sent. */
  fields: Readonly<Record<string, string>>
  failure?: Failure
  token: string
  requestId: string
  /** Names of files that came and are not kept. */
  lostFiles: readonly string[]
}
