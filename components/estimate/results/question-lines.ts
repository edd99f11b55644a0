import type { EstimateResult } from '@/estimate'

export type QuestionLines = { assumptions: readonly string[]; ask: readonly string[] }

type BlockNotes = { assumptions: readonly string[]; questions: readonly string[] }

/** What the chosen blocks assume, and what they ask: the blocks that widen the range most come first. */
export function questionLines({ byBlock }: EstimateResult, textOf: (id: string) => BlockNotes | undefined): QuestionLines {
  const weighed = [...byBlock].sort((a, b) => b.width - a.width)
  const notes = weighed.flatMap(({ id }) => textOf(id) ?? [])
  return { assumptions: pick(notes.map(({ assumptions }) => assumptions)), ask: pick(notes.map(({ questions }) => questions)) }
}

const maxItems = 10

/** Up to ten lines: the first line of each block, then the second ones, so that no block fills the list. */
function pick(lists: readonly (readonly string[])[]): string[] {
  const turns = Math.max(0, ...lists.map((list) => list.length))
  const all = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
  return [...new Set(all)].slice(0, maxItems)
}
