import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { MarkdownTree } from './parse'
import { linkSchemes } from './sanitise'
import type { RichTextContext } from './types'

/** @throws an Error that names a link that begins with something no visitor's browser should open. */
export function schemes() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a' || typeof properties.href !== 'string') return
      // As browsers read it: without the invisible characters some put inside.
      const address = properties.href.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
      const [start, scheme] = /^([^/?#:]*):/.exec(address) ?? []
      if (start === undefined || scheme === undefined) return
      if (!linkSchemes.includes(scheme.toLowerCase()))
        throw new Error(
          `the link "${address}" begins with "${start}", which this site does not open; begin it with https://, mailto:, tel:, or sms:`,
        )
      properties.href = scheme.toLowerCase() + address.slice(scheme.length)
    })
  }
}

/**
 * Site paths become addresses of this locale; other sites get a safe `rel`. Of a link to a page that was taken down its text is left; what
 * it led to is added to `gone`.
 */
export function links({ resolveLink }: RichTextContext, gone: Set<string>) {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const href = element.properties.href
      if (element.tagName !== 'a' || typeof href !== 'string') return
      if (/^https?:/.test(href)) {
        element.properties.rel = ['noopener', 'noreferrer']
      } else if (!/^(#|[a-z]+:)/.test(href)) {
        const address = resolveLink(decode(href))
        if (address === undefined) throw new Error(`the link "${href}" leads to no page of this site`)
        element.properties.href = address
        if (address !== '') return
        gone.add(href)
        Object.assign(element, { tagName: 'span', properties: {} })
      }
    })
  }
}

/** What was written without the links that lead to `gone`. Those written as HTML stay: nobody reads them here. */
export function withoutLinks(markdown: string, tree: MarkdownTree, gone: ReadonlySet<string>): string {
  const taken: number[][] = []
  visit(tree, 'link', ({ url, position, children }) => {
    const places = [position?.start, children[0]?.position?.start, children.at(-1)?.position?.end, position?.end]
    if (gone.has(url)) taken.push(places.flatMap((place) => place?.offset ?? []))
  })
  return taken
    .filter(({ length }) => length === 4)
    .reduceRight((rest, [from, first, last, to]) => rest.slice(0, from) + rest.slice(first, last) + rest.slice(to), markdown)
}

/** A part of an address as it reads; what is not encoded well stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function decode(href: string): string {
  try {
    return decodeURI(href)
  } catch (cause) {
    throw new Error(`the link "${href}" is no address: write a percent sign that means itself as %25`, { cause })
  }
}
