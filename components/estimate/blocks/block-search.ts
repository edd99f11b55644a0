/** The searched text of every block, by its id. */
export type BlockWords = ReadonlyMap<string, string>

/** Blocks with a word starting with the stem of each searched word; null for an empty search. */
export function findBlocks(blocks: BlockWords, searchText: string): ReadonlySet<string> | null {
  const roots = wordsIn(searchText).map(rootOf)
  return roots.length === 0 ? null : new Set([...blocks].flatMap(([id, text]) => (matches(text, roots) ? [id] : [])))
}

/** Whether every root is the beginning of some word of the text. */
export function matches(text: string, roots: readonly string[]): boolean {
  const words = wordsIn(text)
  return roots.every((root) => words.some((word) => word.startsWith(root)))
}

export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[ʼ’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** A word without its inflection, Ukrainian («доставку», «доставки») or English. */
export function rootOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|es|s|ами|ями|ого|ому|ої|ою|ах|ях|ів|ів|ий|ою|а|я|у|ю|и|і|ї|е|о|ь)$/, '') : word
}
