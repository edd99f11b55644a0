import { parse } from 'yaml'
import type { Locale } from '@/routing/locales'
import { locales } from '@/routing/locales'
import { projectFiles, read } from './files'
import { messagesOf } from './messages'

/** A text somebody wrote for the site, and where it can be found. */
export type WrittenText = { place: string; text: string }

/** The words of Markdown: captions and link texts, without code, addresses and references to prices. */
const wordsOf = (markdown: string) =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/\]\(\S+?(?:\s+"([^"]*)")?\)/g, '] $1 ')
    .replace(/`[^`\n]*`|https?:\/\/\S+|\{[a-z]+(?::[^{}]*)?\}/g, ' ')

/** Tags are what people type into a search; addresses and keys are read by machines. */
const unread = new Set(['tags', 'url', 'slug', 'link', 'href', 'query', 'estimate'])

/** What stands under a language, however deep, in data of both languages. */
export function textsUnder(locale: Locale, value: unknown, isInside = false): string[] {
  if (typeof value === 'string') return isInside ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsUnder(locale, part, isInside || key === locale)))
}

const isContent = (file: string, ending: string) => file.startsWith('content/') && file.endsWith(ending)

/** Every text of the embedded content in one language, without its code and addresses. */
export function contentTexts(locale: Locale): WrittenText[] {
  return projectFiles.flatMap((file) => {
    if (isContent(file, `.${locale}.md`)) return [{ place: file, text: wordsOf(read(file)) }]
    if (!isContent(file, '.yaml')) return []
    return textsUnder(locale, parse(read(file))).map((text) => ({ place: file, text: wordsOf(text) }))
  })
}

/** Every text of the estimate’s catalogue in one language; a file is of one language (`titles.uk.json`) or of both. Tags are what visitors type into the search, however they spell it. */
export function catalogueTexts(locale: Locale): WrittenText[] {
  return projectFiles
    .filter((file) => /^estimate\/catalogue\/.*\.json$/.test(file))
    .flatMap((file) => {
      const ofOne = locales.find((one) => file.endsWith(`.${one}.json`))
      if (ofOne && ofOne !== locale) return []
      return textsUnder(
        locale,
        JSON.parse(read(file), (key, value) => (key === 'tags' ? undefined : value)),
        ofOne === locale,
      ).map((text) => ({ place: file, text }))
    })
}

/** The words of the interface in one language; arguments of a message are no words. */
export function interfaceTexts(locale: Locale): WrittenText[] {
  return [...messagesOf(locale)].map(([place, message]) => ({ place, text: message.replace(/\{\w+/g, '') }))
}

/** Everything written for the site in one language. */
export const writtenTexts = (locale: Locale): WrittenText[] => [
  ...interfaceTexts(locale),
  ...contentTexts(locale),
  ...catalogueTexts(locale),
]
