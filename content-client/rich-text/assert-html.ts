import { visit } from 'unist-util-visit'
import { isKnown, isRefused, needsEnd } from './html-names'
import type { MarkdownTree } from './parse'
import { readHtml } from './read-html'

/** Deeper nesting is a mistake of a program, and each level takes its time. */
const deepest = 50

/** @throws an Error that names the HTML of a text that would not be shown, or would hide what follows. */
export function assertHtml(tree: MarkdownTree): void {
  const open: string[] = []
  visit(tree, 'html', ({ value }) => {
    for (const { name, written, isEnd } of readHtml(value).tags) {
      if (isRefused(name)) throw new Error(refusal(name, value))
      if (!isKnown(name))
        throw new Error(
          `"<${written}>" in “${shortened(value)}” is no HTML and would not be shown; write it as code, between two \`, or as \\<${written}>`,
        )
      if (!needsEnd(name)) continue
      if (!isEnd) open.push(name)
      else if (open.includes(name)) open.splice(open.lastIndexOf(name), 1)
      if (open.length > deepest) throw new Error(`has more than ${deepest} HTML tags inside one another`)
    }
  })
  const [unclosed] = open
  if (unclosed) throw new Error(`the HTML tag <${unclosed}> is never closed; write </${unclosed}> where it ends`)
}

const media = ['iframe', 'video', 'audio', 'object', 'embed', 'frame', 'svg', 'canvas']

function refusal(name: string, html: string): string {
  const advice = media.includes(name)
    ? 'write a link to what it shows, or put it in as a picture'
    : 'take it out, and write its words as text'
  return `<${name}> (“${shortened(html)}”) is not shown on this site; ${advice}`
}

/** As much of a place as it takes to find it. */
export function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('')
}
