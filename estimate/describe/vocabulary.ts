/** Phrases of one language, `|` between them, `*` at the end of a stem. Written without apostrophes, hyphens and capitals. */
export type Vocabulary = {
  types: Readonly<Record<string, string>>
  platforms: Readonly<Record<string, string>>
  blocks: Readonly<Record<string, string>>
  /** Words that negate what follows, and words that negate what precedes them. */
  negators: string
  afterwards: string
  /** Phrases that look like a negation but are not one. */
  neutral: string
  /** Words that end a negation. */
  openers: string
  numbers: string
}

export type Target = { kind: 'type' | 'platform' | 'block' | 'negator' | 'afterwards' | 'neutral' | 'opener'; value: string }
export type Phrase = { words: readonly string[]; target: Target }

export function toPhrases(vocabulary: Vocabulary): Phrase[] {
  const { types, platforms, blocks } = vocabulary
  const all = (kind: Target['kind'], entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).flatMap(([value, phrases]) =>
      phrases.split('|').map((phrase) => ({ words: phrase.split(' '), target: { kind, value } })),
    )
  return [
    ...all('type', types),
    ...all('platform', platforms),
    ...all('block', blocks),
    ...all('negator', { negator: vocabulary.negators }),
    ...all('afterwards', { afterwards: vocabulary.afterwards }),
    ...all('neutral', { neutral: vocabulary.neutral }),
    ...all('opener', { opener: vocabulary.openers }),
  ]
}

export function toNumbers({ numbers }: Vocabulary): [string, number][] {
  return numbers.split('|').map((pair) => {
    const [word = '', value = ''] = pair.split('=')
    return [word, Number(value)]
  })
}

export function matchesWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
