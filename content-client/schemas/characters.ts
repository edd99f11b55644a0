/** What nobody sees and nobody has typed: it comes along with what is pasted, and makes two equal words differ. */
const unseen =
  /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC\u{E0001}-\u{E007F}]/gu
const controls = /(?!\n|\t)\p{Cc}|\p{Noncharacter_Code_Point}/gu
/** Word processors, old systems and typesetting programs have line ends of their own. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Joiners are part of some emoji, and of words of scripts other than ours. */
const joiner = /(.?\uFE0F?)[\u200C\u200D]+(?=(.?))/gsu
const oursOrNone =
  /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])?\uFE0F?$/u

/**
 * Takes out what is not seen, however an editor's program has put it there: control characters but tab and line feed, halves of
 * characters, marks of direction and order, spaces without a width, soft hyphens (browsers hyphenate by themselves).
 */
export function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(controls, '')
    .replace(unseen, (found) => (found.startsWith('\u{1F3F4}') ? found : ''))
    .replace(joiner, (found, before: string, after: string) => (oursOrNone.test(before) || oursOrNone.test(after) ? before : found))
}

/** The same for all texts of an entry, however deep they stand; one that shows nothing counts as absent. */
export function readable(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = withoutInvisible(value)
    return text.trim() === '' ? null : text
  }
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, readable(field)]))
}

/** What a reader would count, but for letters that are written as several. */
export function lettersOf(text: string): number {
  return [...text].length
}
