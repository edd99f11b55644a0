import { toString as textOf } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isInline } from './html-names'

export type Tag = { name: string; written: string; isEnd: boolean }

const parser = unified().use(rehypeParse, { fragment: true })

/**
 * The tags of HTML and what stands between them, read by other means than a browser does: what a browser takes for a part of a tag or of
 * a comment because somebody forgot a quotation mark or an end is text here, and is missed where it is not shown.
 */
export function readHtml(html: string): { tags: Tag[]; text: string } {
  const tags: Tag[] = []
  let text = ''
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    text += html.slice(at, start)
    const tag = tagAt(html, start)
    at = tag?.end ?? commentEnd(html, start) ?? start + 1
    if (tag) tags.push(tag)
    if (tag) text += isInline(tag.name) ? '' : ' '
    else if (at === start + 1) text += '&lt;'
  }
  return { tags, text: textOf(parser.parse(text + html.slice(at).replaceAll('<', '&lt;'))) }
}

const tagStart = /<(\/?)([a-z][^\s/><"'=]*)/iy

function tagAt(html: string, start: number): (Tag & { end: number }) | null {
  tagStart.lastIndex = start
  const [opening, slash, name = ''] = tagStart.exec(html) ?? []
  if (!opening) return null
  let quote = ''
  for (let at = start + opening.length; at < html.length; at++) {
    const letter = html.charAt(at)
    if (letter === '<') return null
    if (letter === quote) quote = ''
    else if (quote === '' && /["']/.test(letter) && /=\s?$/.test(html.slice(at - 2, at))) quote = letter
    else if (quote === '' && letter === '>') return { name: name.toLowerCase(), written: name, isEnd: slash === '/', end: at + 1 }
  }
  return null
}

/** A comment that is never closed hides the rest of a text. */
function commentEnd(html: string, start: number): number | null {
  if (!html.startsWith('<!--', start)) return null
  const end = html.indexOf('-->', start + 4)
  return end < 0 ? null : end + 3
}
