import { SKIP, visit } from 'unist-util-visit'
import { limits } from '../limits'
import { shortened } from './assert-html'
import { assertInline } from './assert-inline'
import type { MarkdownTree } from './parse'

type Paragraph = Extract<MarkdownTree['children'][number], { type: 'paragraph' }>

/** @throws an Error that names what is no Markdown although its editor meant it so: it would be read as it was typed, or run together. */
export function assertMeant(markdown: string, tree: MarkdownTree): void {
  if (/^---[ \t]*\n[\w-]+:[^\n]*\n/.test(markdown))
    throw new Error('begins with the fields of a file (between two lines of “---”); take them out, fields have places of their own')
  const sourceOf = ({ position }: { position?: MarkdownTree['position'] }) =>
    position ? markdown.slice(position.start.offset, position.end.offset) : ''
  visit(tree, (node) => {
    if (node.type === 'code') assertClosed(sourceOf(node))
    if (node.type === 'heading') assertHeading(sourceOf(node), node.children.length)
    if (node.type === 'paragraph') assertParagraph(sourceOf(node), node)
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    assertInline(node, sourceOf)
    return SKIP
  })
}

/** A fence without an end takes the rest of the text for code. */
function assertClosed(code: string): void {
  const [, fence] = /^(`{3,}|~{3,})/.exec(code) ?? []
  if (!fence) return
  const lines = code.split('\n')
  const last = (lines.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd()
  if (lines.length > 1 && last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return
  throw new Error(`the code that begins with “${shortened(code)}” is never closed; write ${fence} in a line of its own where it ends`)
}

function assertHeading(source: string, parts: number): void {
  const quoted = shortened(source)
  if (parts === 0) throw new Error('a heading has no words; write them behind its ##, or take the line out')
  if (/(?<!\\)\{[#.:][^{}]*\}$/.test(source))
    throw new Error(`“${quoted}” would be read with its braces; headings have anchors by themselves, so take them out`)
  if (source.length > limits.nameLetters && /\n *(?:-+|=+) *$/.test(source))
    throw new Error(`“${quoted}” would be one heading, because of the line below it; put an empty line between them`)
}

const bullet = /^\s*[•·●○▪■◦‣⁃➢✓✔☐\uF0A7\uF0B7]/

function assertParagraph(source: string, { children }: Paragraph): void {
  const lines = source.split('\n')
  const isCode = children.length === 1 && children[0]?.type === 'inlineCode'
  const quoted = shortened(source)
  if (isCode) return
  if (/^\[!\w+\]/.test(source)) throw new Error(`“${quoted}” would be read with its brackets; write **Note.** or another word instead`)
  if (lines.some((line) => /^#{2,6}[^\s#]/.test(line.trim())))
    throw new Error(`“${quoted}” is no heading; write a space behind its ##, and \\## where no heading is meant`)
  if (lines.filter((line) => /\S\t+\S/.test(line)).length > 1)
    throw new Error(`a table was pasted as one paragraph (“${quoted}”); write its rows as | one | two |, with |---|---| below the first`)
  if (lines.filter((line) => /^\s*\|.*\|\s*$/.test(line)).length > 1)
    throw new Error(`the table “${quoted}” has no line of |---|---| below its first, with as many cells as that`)
  if (lines.filter((line) => bullet.test(line)).length > 1 || areDashes(lines))
    throw new Error(`a list was pasted as one paragraph (“${quoted}”); begin each of its lines with “- ”`)
}

/** Lists as Ukrainian texts have them; a line of a text may begin with a dash where an editor has broken it. */
function areDashes(lines: readonly string[]): boolean {
  const items = lines[0]?.trimEnd().endsWith(':') ? lines.slice(1) : lines
  return items.length > 1 && items.every((line) => /^\s*[—–―−][ \t\u00A0]/.test(line))
}
