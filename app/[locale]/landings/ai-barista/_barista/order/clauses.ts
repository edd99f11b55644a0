import type { Tag } from './lexicon'
import type { TalkWord } from './words-of-talk'

type Deed = 'remove' | 'keep' | 'replace' | 'add' | 'ask' | 'put'
type Clause = { tags: Tag[]; deed: Deed | undefined }

/** “Also” goes along with whatever is done; these ask for more. */
const additions = /^(?:add|another|extra|плюс до того|дода|докин)/

/** Verbs that carry nothing of an order, but end a list of what is to be taken off it. */
const requests = new Set('give bring put get have like want make дай дайте хочу візьму беру буду налийте приготуйте'.split(' '))

const questions: readonly TalkWord[] = ['price', 'total', 'menu', 'time', 'pay']

/** After these comes what is wanted in place of what is not. */
export const contrasts: readonly string[] = ['but', 'але', 'а', 'then', 'потім']

/** Cuts a sentence where it begins to ask for something else: “remove the tart | and add a bar”. A list stays together. */
export function toClauses(tags: readonly Tag[]): Tag[][] {
  const clauses: Clause[] = []
  for (const part of toParts(tags)) {
    const deed = deedOf(part)
    const last = clauses.at(-1)
    if (!last || beginsClause(last, part, deed)) clauses.push({ tags: part, deed })
    else clauses.splice(-1, 1, { tags: [...last.tags, ...part], deed: last.deed ?? deed })
  }
  return clauses.map((clause) => clause.tags)
}

/** What stands between commas and joining words, with the one before it. */
function toParts(tags: readonly Tag[]): Tag[][] {
  const parts: Tag[][] = []
  for (const tag of tags) {
    const last = parts.at(-1)
    if (last && (tag.kind !== 'break' || last.every(({ kind }) => kind === 'break'))) last.push(tag)
    else parts.push([tag])
  }
  return parts
}

function beginsClause({ tags, deed: before }: Clause, part: readonly Tag[], deed: Deed | undefined): boolean {
  const takes = before === 'remove' || before === 'keep'
  if (takes && deed === undefined) return isContrast(part) || (isIndefinite(part) && !isIndefinite(tags))
  if (takes) return deed !== before
  if (countThings(tags) === 0 || deed === undefined) return false
  if (deed === 'remove' || deed === 'keep') return true
  return deed === 'replace' ? countThings(part) > 1 : before === 'replace' && deed === 'add'
}

function deedOf(part: readonly Tag[]): Deed | undefined {
  const has = (...words: readonly TalkWord[]) => part.some((tag) => tag.kind === 'talk' && words.includes(tag.id))
  if (has('remove') || (has('forget') && countThings(part) > 0)) return 'remove'
  if (has('keep') || (has('only') && countThings(part) > 0)) return 'keep'
  if (has('replace', 'insteadOf')) return 'replace'
  if (part.some((tag) => tag.kind === 'talk' && tag.id === 'add' && additions.test(tag.text))) return 'add'
  if (has(...questions)) return 'ask'
  return has('instead', 'rather') || part.some(({ kind, text }) => kind === 'filler' && requests.has(text)) ? 'put' : undefined
}

/** “Not the tart but a bar.” */
function isContrast(part: readonly Tag[]): boolean {
  return part.some(({ kind, text }) => kind === 'break' && contrasts.includes(text)) && countThings(part) > 0
}

/** “Remove the tart and a raf”: nobody takes off a raf that was not named before. */
function isIndefinite(part: readonly Tag[]): boolean {
  const first = part.findIndex(({ kind }) => kind === 'item' || kind === 'coffee')
  return part.slice(0, Math.max(first, 0)).some(({ kind, text }) => kind === 'filler' && (text === 'a' || text === 'an'))
}

function countThings(tags: readonly Tag[]): number {
  return tags.filter(({ kind }) => kind === 'item' || kind === 'coffee').length
}
