import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { readRange } from '@/build/fonts/ranges'
import brand from '@/styles/settings/brand.json'
import { attribute, parsePage } from '../support/html'
import { findWrong, htmlOf, pages } from '../support/pages'

const { text } = brand.families

type Face = { family: string; has: (character: string) => boolean }

/** The faces a document declares, by family: the cuts of each language and the whole fonts behind them. */
function facesOf(html: string): Face[] {
  return [...html.matchAll(/@font-face ?\{([^}]*)\}/g)].map(([, rule = '']) => ({
    family: /font-family: ?"?'?([^"';]+)/.exec(rule)?.[1] ?? '',
    has: readRange(/unicode-range: ?([^;]*)/.exec(rule)?.[1] ?? ''),
  }))
}

/** What is read in the page's own language; a name of the other language is set in that one's cut. */
function wordsOf(tree: Root, locale: string): Set<string> {
  const characters = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'element' && isUnread(node, locale)) return SKIP
    if (node.type === 'text') for (const character of node.value.replace(/\s/g, '')) characters.add(character)
    return undefined
  })
  return characters
}

function isUnread(element: Element, locale: string): boolean {
  if (['script', 'style', 'noscript', 'template'].includes(element.tagName)) return true
  const language = element.tagName === 'html' ? null : attribute(element, 'lang')
  return language !== null && language !== locale
}

describe('a page', () => {
  it('is set in the cuts of its language: no character of it asks for a whole font', () => {
    const wrong = findWrong(pages, (page) => {
      const html = htmlOf(page)
      const faces = facesOf(html)
      const cuts = faces.filter(({ family }) => family === `${text.name} ${page.locale}`)
      const whole = faces.filter(({ family }) => family === text.name)
      if (cuts.length === 0 || whole.length === 0) return 'declares no faces'
      const missing = [...wordsOf(parsePage(html), page.locale)].filter(
        (character) => !cuts.some(({ has }) => has(character)) && whole.some(({ has }) => has(character)),
      )
      return missing.length > 0 && `asks for a whole font for “${missing.join('')}”`
    })
    expect(wrong).toEqual([])
  })
})
