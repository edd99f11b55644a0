import type { Locale } from '../routing/locales'
import acc from './catalogue/texts/acc.json'
import adm from './catalogue/texts/adm.json'
import ai from './catalogue/texts/ai.json'
import book from './catalogue/texts/book.json'
import cal from './catalogue/texts/cal.json'
import cnt from './catalogue/texts/cnt.json'
import com from './catalogue/texts/com.json'
import core from './catalogue/texts/core.json'
import fnd from './catalogue/texts/fnd.json'
import int from './catalogue/texts/int.json'
import map from './catalogue/texts/map.json'
import mk from './catalogue/texts/mk.json'
import mkt from './catalogue/texts/mkt.json'
import mob from './catalogue/texts/mob.json'
import pay from './catalogue/texts/pay.json'
import sec from './catalogue/texts/sec.json'
import seo from './catalogue/texts/seo.json'
import shop from './catalogue/texts/shop.json'
import ux from './catalogue/texts/ux.json'
import web from './catalogue/texts/web.json'
import { blockTitles } from './titles'

/** The texts of a block in one language. `tags` are additional search words. */
export type BlockText = {
  /** What the title does not say, in a few words. */
  gloss: string
  summary: string
  includes: readonly string[]
  excludes: readonly string[]
  assumptions: readonly string[]
  questions: readonly string[]
  tags: readonly string[]
}

type Both<Value> = Record<Locale, Value>
type Line = 'gloss' | 'summary'
/** `short` is the title in a list, where it is too long for one line. */
type BlockTexts = Record<Line, Both<string>> & { short?: Both<string> } & Record<Exclude<keyof BlockText, Line>, Both<readonly string[]>>

const texts = new Map<string, BlockTexts>(
  [fnd, acc, core, cnt, com, pay, shop, mkt, book, map, cal, adm, int, ai, sec, mob, web, seo, mk, ux].flatMap((file) =>
    Object.entries(file),
  ),
)

/** Titles of blocks by id, the short ones where a block has one. For the server only. */
export const listTitles: Record<Locale, Readonly<Record<string, string>>> = { en: shorten('en'), uk: shorten('uk') }

function shorten(locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(blockTitles[locale]).map(([id, title]) => [id, texts.get(id)?.short?.[locale] ?? title]))
}

const listed = { en: byTitle('en'), uk: byTitle('uk') }

function byTitle(locale: Locale): ReadonlyMap<string, string | undefined> {
  return new Map(Object.entries(blockTitles[locale]).map(([id, title]) => [title, listTitles[locale][id]]))
}

/** A line that quotes titles of other blocks, with these as lists show them. For the server only. */
export function nameAsListed(line: string, locale: Locale): string {
  return line.replace(/(?<=[“«])[^“«”»]+(?=[”»])/g, (title) => listed[locale].get(title) ?? title)
}

/** For the server only: all texts together are about 300 kB. */
export function textOf(id: string, locale: Locale): BlockText {
  const text = texts.get(id)
  if (!text) throw new Error(`The catalogue has no texts for "${id}".`)
  const { gloss, summary, includes, excludes, assumptions, questions, tags } = text
  return {
    gloss: gloss[locale],
    summary: summary[locale],
    includes: includes[locale],
    excludes: excludes[locale],
    assumptions: assumptions[locale],
    questions: questions[locale],
    tags: tags[locale],
  }
}
