import { type KeyOf, parameters } from '@/estimate'

type Name = KeyOf<'choice' | 'set'>
/** What is built, how, and when: the stages of the page. */
export const stages = ['product', 'work', 'launch'] as const
type Stage = (typeof stages)[number]

/** How the answers look, whether the question has a hint, and the stage it belongs to. */
type Look = { look: 'chips' | 'pairs'; hinted: boolean; stage: Stage }

/** Questions in the order of the page. */
const looks = {
  t: { look: 'chips', hinted: true, stage: 'product' },
  p: { look: 'chips', hinted: false, stage: 'product' },
  st: { look: 'pairs', hinted: true, stage: 'product' },
  o: { look: 'pairs', hinted: false, stage: 'product' },
  d: { look: 'pairs', hinted: true, stage: 'work' },
  q: { look: 'pairs', hinted: true, stage: 'work' },
  pace: { look: 'pairs', hinted: true, stage: 'launch' },
  m: { look: 'pairs', hinted: true, stage: 'launch' },
  cur: { look: 'chips', hinted: false, stage: 'launch' },
} as const satisfies Record<Name, Look>

export type ChoiceQuestion = { [Each in Name]: { name: Each; key: (typeof parameters)[Each]['setting'] } & (typeof looks)[Each] }[Name]

export const choiceQuestions = (Object.keys(looks) as Name[]).map((name) => ({
  ...{ name, key: parameters[name].setting },
  ...looks[name],
})) as ChoiceQuestion[]
