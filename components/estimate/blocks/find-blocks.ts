/** Shows only blocks whose words begin like the sought ones; `null` when nothing is sought, otherwise how many were found. */
export function showMatches(sought: string): number | null {
  const roots = wordsIn(sought).map(rootOf)
  let count = 0
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const rows = [...group.querySelectorAll<HTMLElement>('[data-block]:not([data-absent])')]
    for (const row of rows) {
      const text = row.querySelector('label')?.textContent ?? ''
      row.hidden = roots.length > 0 && !matches(`${text} ${row.dataset.words ?? ''}`, roots)
    }
    const shown = rows.filter(({ hidden }) => !hidden).length
    group.hidden = shown === 0
    count += shown
  }
  return roots.length > 0 ? count : null
}

/** Whether every root begins some word of the text. */
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

/** A word without its ending: Ukrainian bends it («доставку», «доставки»), English adds to it. */
export function rootOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|es|s|ами|ями|ого|ому|ої|ою|ах|ях|ів|ів|ий|ою|а|я|у|ю|и|і|ї|е|о|ь)$/, '') : word
}
