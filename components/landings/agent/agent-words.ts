import type { Answer } from './answer-question'

type Silence = Exclude<Answer['kind'], 'found'>

/** What the demonstration says in the browser. */
export type AgentWords = Record<Silence, string> &
  Record<
    'hello' | 'label' | 'placeholder' | 'ask' | 'looking' | 'failed' | 'you' | 'agent' | 'found' | 'suggestions' | 'write' | 'search',
    string
  > & {
    hrefs: Record<'contacts' | 'search', string>
  }
