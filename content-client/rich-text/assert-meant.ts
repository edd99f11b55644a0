import { SKIP, visit } from 'unist-util-visit'
import { shortened } from './assert-html'
import type { MarkdownTree } from './parse'

type Paragraph = Extract<MarkdownTree['children'][number], { type: 'paragraph' }>

/** @throws an Error that names what is no Markdown although its editor meant it so: it would be read as it was typed, or run together. */
export function assertMeant(markdown: string, tree: MarkdownTree): void {
  if (/^\uFEFF?---[ \t]*\n[\w-]+:[^\n]*\n/.test(markdown))
    throw new Error('begins with the fields of a file (between two lines of “---”); take them out, fields have places of their own')
  const sourceOf = ({ position }: { position?: MarkdownTree['position'] }) =>
    markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
  visit(tree, (node) => {
    if (node.type === 'code') assertClosed(sourceOf(node))
    if (node.type === 'heading' && node.children.length === 0)
      throw new Error('a heading has no words; write them behind its ##, or take the line out')
    if (node.type === 'heading' && /(?<!\\)\{[#.:][^{}]*\}$/.test(sourceOf(node)))
      throw new Error(`“${shortened(sourceOf(node))}” would be read with its braces; headings have anchors by themselves, so take them out`)
    if (node.type !== 'paragraph') return undefined
    assertParagraph(sourceOf(node), node)
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

function assertParagraph(source: string, { children }: Paragraph): void {
  const lines = source.split('\n')
  const isCode = children.length === 1 && children[0]?.type === 'inlineCode'
  const quoted = shortened(source)
  if (isCode) return
  if (/^\[!\w+\]/.test(source)) throw new Error(`“${quoted}” would be read with its brackets; write **Note.** or another word instead`)
  if (lines.filter((line) => /\S\t+\S/.test(line)).length > 1)
    throw new Error(`a table was pasted as one paragraph (“${quoted}”); write its rows as | one | two |, with |---|---| below the first`)
  if (lines.filter((line) => /^\s*\|.*\|\s*$/.test(line)).length > 1)
    throw new Error(`the table “${quoted}” has no line of |---|---| below its first, with as many cells as that`)
  if (lines.filter((line) => /^\s*[•·●○▪■◦‣⁃➢✓✔☐]/.test(line)).length > 1)
    throw new Error(`a list was pasted as one paragraph (“${quoted}”); begin each of its lines with “- ”`)
  const words = children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'link' ? child.url : child.type === 'inlineCode' ? '' : ' '))
    .join('')
  const [link] = /\[[^[\]\n]+\] ?\((?:[/#.]|https?:|www\.|mailto:|tel:)[^()\n]*(?:\)|$)/.exec(words) ?? []
  if (link) throw new Error(`“${shortened(link)}” is no link; write [words](/address) without spaces, those of the address as %20`)
  if (/\]\((?:[/#.]|https?:|www\.)/.test(words))
    throw new Error(`a link or picture in “${quoted}” is not one; write its address without spaces`)
}
