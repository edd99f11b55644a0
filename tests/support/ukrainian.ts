type Rule = { name: string; pattern: RegExp }

/** Signs and spaces, as the Ukrainian of the site is typeset. They hold for what is read, not for sources that are still to be typeset. */
export const typography: readonly Rule[] = [
  { name: 'a straight quotation mark', pattern: /"/ },
  { name: 'an English quotation mark', pattern: /”|(?<!„[^“”]*)“/ },
  { name: 'an apostrophe that is not ʼ', pattern: /[а-яіїєґ]['’`´][а-яіїєґ]/iu },
  { name: 'no no-break space after a word of one letter', pattern: /(?<=^|[\s(«„—–-])[вузійоая][ \n](?=\S)/iu },
  { name: 'no no-break space before a dash', pattern: /\S[ \n]—(?=\s)/u },
  { name: 'no no-break space between a number and what it counts', pattern: /(?<![\p{L}\d.-])\d+[ \n][$€₴%]|\d[ \n]\d{3}(?!\d)|№[ \n]\d/u },
  { name: 'no no-break space inside “т. д.”', pattern: /(?<!\p{L})т\.[ \n][дпзк]\./iu },
]

/** What is wrong with a text, each with the words around it. */
export function findMistakes(text: string, rules: readonly Rule[]): string[] {
  return rules.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)
    return found ? [`${name}: …${text.slice(Math.max(0, found.index - 20), found.index + 30).trim()}…`] : []
  })
}
