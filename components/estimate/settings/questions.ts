import { type KeyOf, parameters } from '@/estimate'

type Name = KeyOf<'choice' | 'set'>
/** How the answers look, whether the question has a hint, and whether it comes after the calendar and the counts. */
type Look = { look: 'chips' | 'pairs'; hinted: boolean; last?: true }

/** Questions in the order of the page. */
const looks = {
  t: { look: 'chips', hinted: true },
  p: { look: 'chips', hinted: false },
  st: { look: 'pairs', hinted: true },
  o: { look: 'pairs', hinted: false },
  d: { look: 'pairs', hinted: true },
  q: { look: 'pairs', hinted: false },
  pace: { look: 'pairs', hinted: true },
  m: { look: 'pairs', hinted: true, last: true },
  cur: { look: 'chips', hinted: false, last: true },
} as const satisfies Record<Name, Look>

export type ChoiceQuestion = { [Each in Name]: { name: Each; key: (typeof parameters)[Each]['setting'] } & (typeof looks)[Each] }[Name]

const choiceQuestions = (Object.keys(looks) as Name[]).map((name) => ({
  ...{ name, key: parameters[name].setting },
  ...looks[name],
})) as ChoiceQuestion[]
export const firstQuestions = choiceQuestions.filter((question) => !('last' in question))
export const lastQuestions = choiceQuestions.filter((question) => 'last' in question)
