import { shortened } from './assert-html'
import type { MarkdownTree } from './parse'
import { linkSchemes } from './sanitise'

type MarkdownNode = MarkdownTree['children'][number]
type SourceOf = (node: MarkdownNode) => string

const start = `(?:[/#.]|www\\.|(?:${linkSchemes.join('|')}):)`
const brokenLink = new RegExp(`\\[[^[\\]\\n]+\\] ?\\(${start}[^()\\n]*(?:\\)|$)`, 'i')
const brokenAddress = new RegExp(`\\]\\(${start}|<(?:https?:|www\\.)`, 'i')
/** Behind a letter it is an index: `rows[0][1]`. */
const reference = /(?<![\p{L}\p{N}\])])\[[^[\]^\n][^[\]\n]*\]\[[^[\]\n]*\]/u
const note = /(?<![\p{L}\p{N}\])(])\[\^[^[\]\s]{1,40}\]/u

/** @throws an Error that names a link, a note or a mark within a line that is none, and would be read with its signs. */
export function assertInline(node: MarkdownNode, sourceOf: SourceOf): void {
  const words = typedIn(node, sourceOf)
  const quoted = shortened(words)
  const [link] = brokenLink.exec(words) ?? []
  if (link) throw new Error(`“${shortened(link)}” is no link; write [words](/address) without spaces, those of the address as %20`)
  if (brokenAddress.test(words)) throw new Error(`a link or picture in “${quoted}” is not one; write its address without spaces`)
  const [named] = reference.exec(words) ?? []
  if (named) throw new Error(`“${shortened(named)}” leads nowhere, as no line says “[name]: /address”; write [words](/address)`)
  const [noted] = note.exec(words) ?? []
  if (noted) throw new Error(`“${noted}” is a note without a text; write “${noted}: its text” in a line of its own, or take it out`)
  if (/(?<![\p{N}*])\*\*(?![\p{N}*])/u.test(words))
    throw new Error(
      `“${quoted}” would be read with its **; bold words begin and end beside them, with a space or a line end around (**so** it is)`,
    )
}

/** What was typed and is text, signs that were meant as such taken out. */
function typedIn(node: MarkdownNode, sourceOf: SourceOf): string {
  if (node.type === 'text') return (sourceOf(node) || node.value).replace(/\\[!-/:-@[-`{-~]/g, ' ')
  if (node.type === 'link' && isItsAddress(node)) return node.url
  if (node.type === 'inlineCode' || node.type === 'link' || !('children' in node)) return ' '
  return node.children.map((child) => typedIn(child, sourceOf)).join('')
}

/** An address by itself is a link, and ends at a space. */
function isItsAddress({ children, url }: Extract<MarkdownNode, { type: 'link' }>): boolean {
  const [only] = children
  return only?.type === 'text' && children.length === 1 && url.endsWith(only.value)
}
