import type { RichText } from '@/content-client/types'
import { fitsBeside, parseHtml, shortOpening } from '../primitives/hast'

/** Its heading and what stands under it. */
export type Chapter = { id: string; title: string; text: RichText }

/** A text as its chapters: each begins at a heading of the second level. */
export function splitChapters(text: RichText): Chapter[] {
  const chapters = text.html.split(/(?=<h2 id="s-)/).filter((part) => part.startsWith('<h2'))
  return text.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text: title }, index) => ({
      id,
      title,
      text: { ...text, html: (chapters[index] ?? '').replace(/^<h2.*?<\/h2>\s*/s, '') },
    }))
}

/** What a chapter holds, in a few words: the marks of its table, the first words of its list, or its first sentence if that is short. */
export function peekOf({ text: { html } }: Chapter): string {
  const words = matches(html, /<td data-align="right"[^>]*>(.+?)<\/td>/g)
  const named = words.length > 0 ? words : matches(html, /<li>\s*<strong>(.+?)[.:]?<\/strong>/g)
  const list = [...new Set(named)].join(' · ')
  return list && fitsBeside(list) ? list : shortOpening(parseHtml(html))
}

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
