import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
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

/** Where a link stood in what was written, and where its text does. */
export type TakenLink = Record<'link' | 'text', readonly [from: number, to: number]>

/**
 * Site paths become addresses of this locale; other sites get a safe `rel`. Of a link to a page that was taken down its text is left, and
 * `taken` says where it stood.
 */
export function links({ resolveLink }: RichTextContext, taken: TakenLink[]) {
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
        if (address === '') take(element, taken)
      }
    })
  }
}

function take(element: Element, taken: TakenLink[]): void {
  const { position, children } = element
  const [from, to] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset]
  if (position?.start.offset !== undefined && position.end.offset !== undefined && from !== undefined && to !== undefined)
    taken.push({ link: [position.start.offset, position.end.offset], text: [from, to] })
  Object.assign(element, { tagName: 'span', properties: {} })
}

/** What was written without the links that were taken out, which are in its order. */
export function withoutLinks(markdown: string, taken: readonly TakenLink[]): string {
  return taken.reduceRight((rest, { link, text }) => rest.slice(0, link[0]) + rest.slice(...text) + rest.slice(link[1]), markdown)
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
