import type { EstimateDocument } from '@/estimate'

/** One change by the visitor: its label in their language, the estimate before and after, and the title it had before. */
export type Change = { label: string; was: EstimateDocument; is: EstimateDocument; title: string }

const maxChanges = 50

/** Whether only the title was changed. */
export const isRename = ({ was, is }: Change) => was === is

/** The changes with one more. One that goes on takes the place of the last, and is undone together with it. */
export function addChange(changes: readonly Change[], made: Change, goesOn?: boolean): readonly Change[] {
  const last = changes.at(-1)
  if (goesOn && last && isRename(last)) return [...changes.slice(0, -1), { ...made, title: last.title }]
  return [...changes, made].slice(-maxChanges)
}
