import type { Locale } from '@/routing/locales'

const noBreakSpace = '\u00A0'
const wordJoiner = '\u2060'

/**
 * Sets what editors need not type: a no-break space between a number and what it counts, and in Ukrainian the apostrophe U+02BC and
 * no-break spaces after one-letter words, before «б», «ж» and a dash and inside numbers (DSTU 8302 and the CLDR agree on them). A line
 * break in Markdown is a space like any other.
 */
export function typeset(text: string, locale: Locale): string {
  return locale === 'uk' ? typesetUkrainian(text) : text.replace(/(?<=[\d#])[ \n](?=\p{Ll})|(?<=\bArt\.)[ \n](?=\d)/gu, noBreakSpace)
}

/**
 * The same for what is shown: besides, a word joiner keeps on one line the halves of «будь-який», «ШІ-бариста», «11-го» and «№ 2297-VI», of
 * D-U-N-S, and of ranges: P10–P90, 60–140, July–August. Nobody sees it, so what is written by hand has none.
 */
export function typesetLines(text: string, locale: Locale): string {
  return typeset(text, locale).replace(
    /(?<=(?<!\p{L})(?:будь|ШІ)-)(?=\p{L})|(?<=[\p{L}\d]–)(?=[\p{L}\d$])|(?<=\d-)(?=[а-яіїєґ]|[IVX]+(?!\p{L}))|(?<=(?<!\p{L})\p{L}-)(?=\p{L}(?!\p{L}))/giu,
    wordJoiner,
  )
}

/** What programs read, search and copy: titles, descriptions, feeds. A joiner would be in their way. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

function typesetUkrainian(text: string): string {
  return text
    .replace(/(?<=[а-яіїєґ])['’](?=[а-яіїєґ])/giu, 'ʼ')
    .replace(/(?<=^|[\s(«„—–-])([вузійоая])[ \n](?=\S|$)/giu, `$1${noBreakSpace}`)
    .replace(/(?<=\p{L})[ \n](?=[бж](?!\p{L}))/gu, noBreakSpace)
    .replace(/[ \n](?=[—–][ \n])/gu, noBreakSpace)
    .replace(/(?<=[\d#])[ \n](?=[\p{L}\d$€₴%])/gu, noBreakSpace)
    .replace(/№[ \n](?=\d)/gu, `№${noBreakSpace}`)
    .replace(/(?<=(?<!\p{L})т\.)[ \n](?=[дпзк]\.)/giu, noBreakSpace)
}
