import { limits } from '../limits'

const { markdownMargin, paragraphLetters } = limits

/** Looks at a text before the parser does, which takes its time with what is nested: says what is too long in it, and nothing where all is well. */
export function unreadableBy(markdown: string): string | undefined {
  const margin = longest(markdown.match(/^(?:[ \t>*+-]|\d+[.)])+/gm) ?? [])
  if (margin > markdownMargin)
    return `has ${margin} spaces and marks of lists and quotes before the words of a line, and ${markdownMargin} are the most`
  const paragraph = longest(markdown.split(/\n[ \t]*\n/))
  return paragraph > paragraphLetters
    ? `has ${paragraph} characters without an empty line, and ${paragraphLetters} are the most`
    : undefined
}

function longest(parts: readonly string[]): number {
  return parts.reduce((most, { length }) => Math.max(most, length), 0)
}
