/** A line of a `map`: what is looked for (`~` begins a regular expression) and what the variable is then. */
export type Entry = readonly [key: string, value: string]

/** A text of ours as nginx reads it back; `$` would begin the name of a variable. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is nginx's.
export const literal = (text: string) => text.replaceAll('$', '${dollar}')

/** A variable of nginx by the value of another one. The first regular expression that fits counts, and any whole text before them. */
export function writeMap(source: string, name: string, entries: readonly Entry[]): string {
  const lines = entries.map(([key, value]) => `  ${key === 'default' ? key : quote(key)} ${quote(value)};`)
  return [`map ${quote(source)} $${name} {`, ...lines, '}'].join('\n')
}

export function quote(text: string): string {
  if (/[\n\r]/.test(text)) throw new Error(`nginx cannot be told this text: ${JSON.stringify(text)}.`)
  return `"${text.replace(/\\|"/g, '\\$&')}"`
}

/** Whole texts are found whatever their case, so an entry names its key once more and is taken only where that is the same. */
export function writeExactMap(name: string, entries: readonly Entry[]): string {
  const named = entries.map(([key, value]) => [key, `${literal(key)} ${value}`] as const)
  return [
    writeMap('$path', `${name}_entry`, [['default', ''], ...named]),
    writeMap(`$path $${name}_entry`, name, [
      ['default', ''],
      [`~^(\\S+) \\1 (?<${name}_value>.+)$`, `$${name}_value`],
    ]),
  ].join('\n')
}

export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
