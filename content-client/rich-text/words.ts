import type { Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import { isInline } from './html-names'
import type { MarkdownTree } from './parse'
import { readHtml } from './read-html'

type MarkdownNode = MarkdownTree | MarkdownTree['children'][number]

/** What an editor wrote to be read, the words of blocks divided by spaces. */
export function wordsWritten(tree: MarkdownTree): string {
  const used = new Set<string>()
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) used.add(node.identifier)
  })
  return say(tree)

  function say(node: MarkdownNode): string {
    switch (node.type) {
      case 'text':
        return node.value
      case 'inlineCode':
        return node.value
      case 'code':
        return ` ${proseOf(node.lang, node.meta)} ${node.value} `
      case 'html':
        return readHtml(node.value).text
      case 'image':
        return ` ${node.alt ?? ''} ${node.title ?? ''} `
      case 'imageReference':
        return ` ${node.alt ?? ''} `
      case 'link':
        return node.title ? `${sayAll(node.children)} ${node.title} ` : sayAll(node.children)
      case 'definition':
        return used.has(node.identifier) || isAddress(node.url) ? ' ' : ` ${node.label ?? ''} ${node.url} ${node.title ?? ''} `
      default:
        if (!('children' in node)) return ' '
        return inlineTypes.includes(node.type) ? sayAll(node.children) : ` ${sayAll(node.children)} `
    }
  }

  function sayAll(nodes: readonly MarkdownNode[]): string {
    return nodes.map(say).join('')
  }
}

const inlineTypes = ['emphasis', 'strong', 'delete', 'linkReference']

/** “[Price]: by agreement” gives an address a name, and nothing of it is shown. */
const isAddress = (url: string) => url === '' || /^[#/.?]|:|\.\w|\//.test(url)

/** Words behind the marks of a fence are for programs, unless they are a sentence. */
function proseOf(lang: string | null | undefined, meta: string | null | undefined): string {
  const said = `${lang ?? ''} ${meta ?? ''}`
  const isProse = /[^\p{ASCII}]\p{L}/u.test(lang ?? '') || (/\p{L}+ \p{L}/u.test(meta ?? '') && !/[={}[\]/"]/.test(meta ?? ''))
  return isProse ? said : ''
}

/** What a page shows of it, what is read out included. */
export function wordsShown(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'root' && node.type !== 'element') return ' '
  const words = node.children.map(wordsShown).join('')
  if (node.type === 'root') return words
  const { alt, title, dataFootnoteRef } = node.properties
  if (dataFootnoteRef !== undefined) return ' '
  const besides = [node.tagName === 'img' ? alt : '', title].filter((each) => typeof each === 'string').join(' ')
  return isInline(node.tagName) && !besides ? words : ` ${words} ${besides} `
}

/** The words of one text that another does not have, or not as often. */
export function missingWords(written: string, shown: string): string[] {
  const left = new Map<string, number>()
  for (const word of toWords(shown)) left.set(word, (left.get(word) ?? 0) + 1)
  return toWords(written).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

/** Letters, digits and signs; invisible characters and apostrophes tell no words apart. */
function toWords(text: string): string[] {
  const visible = text.normalize('NFC').replace(/[\p{Cf}'’ʼ]/gu, '')
  return visible.match(/[\p{L}\p{N}\p{M}\p{Sc}\p{So}]+/gu) ?? []
}
