import type { Locale } from '@/routing/locales'
import { read } from './files'

type Tree = { [key: string]: string | Tree }

/** The words of one language as pages get them, by key: `HomePage.hero.lead`, `ErrorPage.goHome`. */
export function messagesOf(locale: Locale): ReadonlyMap<string, string> {
  return new Map([
    ...flatten(readCatalogue(`messages/${locale}.json`)),
    ...flatten(readCatalogue(`messages/errors/${locale}.json`), 'ErrorPage'),
    ...flatten(readCatalogue(`messages/errors/brief/${locale}.json`), 'ErrorPage'),
    ...flatten(readCatalogue(`messages/publish/${locale}.json`), 'PublishPage'),
  ])
}

/** The words of one language, for tests that expect them on a page. @throws for a key that does not exist. */
export function wordsOf(locale: Locale): (key: string) => string {
  const messages = messagesOf(locale)
  return (key) => {
    const message = messages.get(key)
    if (message === undefined) throw new Error(`No message stands under "${key}" in ${locale}.`)
    return message
  }
}

export function readCatalogue(file: string): Tree {
  return JSON.parse(read(file)) as Tree
}

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = prefix ? `${prefix}.${key}` : key
    return typeof value === 'string' ? [[path, value] as [string, string]] : flatten(value, path)
  })
}

/** The names in braces a message asks for, and the forms of its plurals: `{weeks, plural, one {…} other {…}}`. */
export function partsOf(message: string): { values: string[]; plurals: string[][] } {
  const plurals: string[][] = []
  const values = new Set<string>()
  for (const { head, body } of bracesIn(message)) {
    values.add(head)
    if (/^,\s*(?:plural|selectordinal)\b/.test(body))
      plurals.push([...outside(body).matchAll(/(\S+)\s*\{\}/g)].map(([, form = '']) => form))
  }
  return { values: [...values].sort(), plurals }
}

/** The outermost `{…}` of a text. */
function bracesIn(text: string): { head: string; body: string }[] {
  const found: { head: string; body: string }[] = []
  let depth = 0
  let start = 0
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) start = index + 1
    if (sign !== '}' || --depth > 0) continue
    const [head = '', ...rest] = [...text].slice(start, index).join('').split(/(?=,)/)
    found.push({ head: head.trim(), body: rest.join('') })
  }
  return found
}

/** A text with what its outermost braces hold taken out. */
function outside(text: string): string {
  let depth = 0
  let kept = ''
  for (const sign of text) {
    if (sign === '}') depth--
    if (depth === 0) kept += sign
    if (sign === '{') depth++
  }
  return kept
}
