/** `U+20-7E, U+A0`: neighbours joined. */
export function toRange(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** Whether a range such as `U+20-7E, U+A0` has a character. */
export function readRange(range: string): (character: string) => boolean {
  const pairs = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((hex) => Number.parseInt(hex, 16)),
  )
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return pairs.some(([from = 0, to = 0]) => code >= from && code <= to)
  }
}
