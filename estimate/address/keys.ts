export const grammarVersion = '1'
export const maxQueryLength = 4000
export const maxAlternatives = 3
