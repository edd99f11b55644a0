/** Questions in the order of the conversation: their parameter, how the answers look, and whether the question needs a sentence. */
export const firstQuestions = [
  { name: 't', key: 'type', look: 'chips', hinted: true },
  { name: 'p', key: 'platforms', look: 'chips', hinted: false },
  { name: 'st', key: 'stage', look: 'pairs', hinted: true },
  { name: 'o', key: 'origin', look: 'pairs', hinted: false },
  { name: 'd', key: 'design', look: 'pairs', hinted: true },
  { name: 'q', key: 'quality', look: 'pairs', hinted: false },
  { name: 'pace', key: 'pace', look: 'pairs', hinted: true },
] as const

export const lastQuestions = [
  { name: 'm', key: 'support', look: 'pairs', hinted: true },
  { name: 'cur', key: 'currency', look: 'chips', hinted: false },
] as const

export const choiceQuestions = [...firstQuestions, ...lastQuestions]
