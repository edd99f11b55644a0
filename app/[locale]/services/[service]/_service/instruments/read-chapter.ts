import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { elementsOf, parseHtml, tableIndex, tableRows, writeHtml } from '@/components/primitives/hast'
import type { RichText } from '@/content-client/types'

/** The words of the first table of a chapter, and the text before and after it. */
export type Chapter = { before: string; heads: string[]; rows: string[][]; zones: Zone[]; after: string }

/** An item of the chapter's list that begins with a range in bold: `**7–10** Fix the weakest row`. */
export type Zone = { from: number; to: number; text: string }

/** Reads what an instrument shows out of the rendered text of its chapter. @throws an Error when the chapter has no such table. */
export function readChapter({ html }: Pick<RichText, 'html'>, columns: number): Chapter {
  const blocks = parseHtml(html)
  const at = tableIndex(blocks)
  const rows = tableRows(blocks)
  const [heads = [], ...lines] = rows
  if (lines.length < 2 || rows.some(({ length }) => length !== columns))
    throw new Error(`An instrument needs a table of ${columns} columns: “${heads.join(' | ')}”.`)
  const zones = blocks.slice(at + 1).flatMap((block) => (block.tagName === 'ul' ? elementsOf(block).flatMap(toZone) : []))
  return { before: writeHtml(blocks.slice(0, at)), heads, rows: lines, zones, after: writeHtml(blocks.slice(at + 1)) }
}

function toZone(item: Element): Zone[] {
  const [, from, to, text] = /^(\d+)–\u2060?(\d+)\s+(.+)$/s.exec(toText(item).trim()) ?? []
  return text ? [{ from: Number(from), to: Number(to), text }] : []
}
