import { limits } from '../limits'

const { markdownLetters, markdownMargin, paragraphLetters } = limits

/** Looks at a text before the parser does, which takes its time with what is nested. @throws an Error that says what is too long in it. */
export function assertReadable(markdown: string): void {
  if (markdown.length > markdownLetters)
    throw new Error(`has ${markdown.length} characters, and ${markdownLetters} are the most; make two texts of it`)
  const margin = longest(markdown.match(/^(?:[ \t>*+-]|\d+[.)])+/gm) ?? [])
  if (margin > markdownMargin)
    throw new Error(`has ${margin} spaces and marks of lists and quotes before the words of a line, and ${markdownMargin} are the most`)
  const paragraph = longest(markdown.split(/\n[ \t]*\n/))
  if (paragraph > paragraphLetters)
    throw new Error(`has ${paragraph} characters without an empty line, and ${paragraphLetters} are the most`)
}

function longest(parts: readonly string[]): number {
  return parts.reduce((most, { length }) => Math.max(most, length), 0)
}
