import type { Element, Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { Locale } from '@/routing/locales'
import { attribute } from './html'

/** What is no text: code, addresses. */
const foreign = ['script', 'style', 'code', 'pre', 'kbd', 'template']
const letters: Readonly<Record<Locale, RegExp>> = { en: /[a-z]/i, uk: /[а-яіїєґ]/iu }
const spoken = ['alt', 'title', 'ariaLabel', 'placeholder', 'dataLabel']

/** Everything of a page that is read, by eye or by ear, but what is marked as another language. */
export function readTexts(tree: Root, locale: Locale): string[] {
  const texts: string[] = []
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value)
    if (node.type !== 'element') return CONTINUE
    if (isForeign(node, locale)) return SKIP
    texts.push(...spoken.map((name) => attribute(node, name) ?? ''))
    const [name, property] = [attribute(node, 'name'), attribute(node, 'property')]
    if (node.tagName === 'meta' && (name === 'description' || property?.startsWith('og:'))) texts.push(attribute(node, 'content') ?? '')
    return CONTINUE
  })
  return texts.filter((text) => letters[locale].test(text))
}

function isForeign(element: Element, locale: Locale): boolean {
  const language = attribute(element, 'lang')
  return foreign.includes(element.tagName) || (element.tagName !== 'html' && language !== null && !language.startsWith(locale))
}
