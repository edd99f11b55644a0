import { slug } from 'github-slugger'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { element } from './element'
import { blocks, isInline } from './html-names'

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true })

/** HTML in Markdown becomes elements like those of Markdown; what a text may not have, the sanitising after it takes out. */
export function rawHtml() {
  return (tree: Root): Root => {
    if (!hasRaw(tree)) return tree
    const parsed = parser.parse(writer.stringify(tree))
    visit(parsed, 'element', (each) => {
      if (each.tagName === 'figure') toPicture(each)
      if (blocks.has(each.tagName) && each.properties.dataFootnotes === undefined) each.tagName = 'div'
      if (each.tagName === 'img') each.properties = pick(each.properties, ['src', 'alt', 'title'])
      nameAnchor(each)
    })
    parsed.children = standingAlone(parsed.children)
    visit(parsed, 'element', (each) => {
      if (['blockquote', 'div', 'li', 'details'].includes(each.tagName)) each.children = standingAlone(each.children)
    })
    return parsed
  }
}

function hasRaw(tree: Root): boolean {
  let found = false
  visit(tree, (node: { type: string }) => {
    found ||= node.type === 'raw'
  })
  return found
}

/** A figure of one picture: its caption is the picture's title, as Markdown has it. */
function toPicture(figure: Element): void {
  const pictures: Element[] = []
  let caption = ''
  visit(figure, 'element', (each) => {
    if (each.tagName === 'img') pictures.push(each)
    if (each.tagName === 'figcaption') caption = textOf(each).trim()
  })
  const [only] = pictures
  if (!only || pictures.length > 1 || textOf(figure).trim() !== caption) return
  only.properties.title ??= caption || undefined
  Object.assign(figure, element('p', {}, [only]))
}

/** A picture beside no words is a paragraph of its own. */
function standingAlone<Child extends ElementContent | RootContent>(children: readonly Child[]): Child[] {
  const isAmongWords = children.some(
    (child) => (child.type === 'text' && child.value.trim() !== '') || (child.type === 'element' && isInline(child.tagName)),
  )
  if (isAmongWords) return [...children]
  return children.map((child) => (child.type === 'element' && child.tagName === 'img' ? (element('p', {}, [child]) as Child) : child))
}

/** Names of places are spelled like those of headings, so that they take no name of the page itself. Footnotes keep theirs. */
function nameAnchor({ properties }: Element): void {
  const name = String(properties.id ?? properties.name ?? '')
  properties.name = undefined
  if (/^(?:note-fn|footnote-label$)/.test(name)) return
  properties.id = name ? `s-${slug(name)}` : undefined
}

function pick(properties: Element['properties'], names: readonly string[]): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)))
}
