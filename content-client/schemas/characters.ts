/**
 * Takes out what neither HTML nor XML may hold, however an editor's program has put it there: control characters but tab and line
 * feed, halves of characters, code points that never are characters.
 */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '')
}

/** What a reader would count, but for letters that are written as several. */
export function lettersOf(text: string): number {
  return [...text].length
}
