/** Questions in the order of the conversation: their parameter, how the answers look, and whether the question needs a sentence. */
export const firstQuestions = [
  { name: 't', key: 'type', look: 'chips', hinted: true },
  { name: 'p', key: 'platforms', look: 'chips', hinted: false },
  { name: 'st', key: 'stage', look: 'rows', hinted: true },
  { name: 'o', key: 'origin', look: 'rows', hinted: false },
  { name: 'd', key: 'design', look: 'rows', hinted: true },
  { name: 'q', key: 'quality', look: 'rows', hinted: false },
  { name: 'pace', key: 'pace', look: 'rows', hinted: true },
] as const

export const lastQuestions = [
  { name: 'm', key: 'support', look: 'rows', hinted: true },
  { name: 'cur', key: 'currency', look: 'chips', hinted: false },
] as const

export const choiceQuestions = [...firstQuestions, ...lastQuestions]
