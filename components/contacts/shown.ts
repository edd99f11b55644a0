import type { AttachedEstimate } from './attached-estimate'
import type { Letter } from './letter'
import type { FieldErrors } from './post-message'
import type { ContactKind } from './read-contact'
import type { SendState } from './sending'

/** Everything about a message that the form shows besides what is typed into it. */
export type Shown = {
  errors: FieldErrors
  /** Counts reviews that found something wrong. */
  attempt: number
  state: SendState | null
  estimate: AttachedEstimate | null
  detected: ContactKind | null
  letter: Letter | null
  /** What the message that has arrived is called by. */
  reference: string | null
  /** What sends the message could not be fetched. */
  isUnloaded: boolean
  /** Counts the messages that were begun. */
  round: number
}

export const nothingShown: Shown = {
  ...{ errors: {}, attempt: 0, state: null, estimate: null, detected: null, letter: null, reference: null, isUnloaded: false },
  round: 0,
}
