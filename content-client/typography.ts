import type { Locale } from '@/routing/locales'

const noBreakSpace = '\u00A0'
const wordJoiner = '\u2060'

/**
 * Sets what editors need not type, in Ukrainian: the apostrophe U+02BC, no-break spaces after one-letter words, before «б», «ж» and a dash,
 * inside numbers and between a number and what it counts (DSTU 8302 and the CLDR agree on them). A line break in Markdown is a
 * space like any other. English is printed as it is typed.
 */
export function typeset(text: string, locale: Locale): string {
  return locale === 'uk' ? typesetUkrainian(text) : text
}

/**
 * The same for what is shown: besides, a word joiner keeps on one line the halves of «будь-який», «ШІ-бариста» and «11-го», of P10–P90, of
 * 09:00–18:00, of «16–20 березня» and of D-U-N-S. Nobody sees it, so what is written by hand has none.
 */
export function typesetLines(text: string, locale: Locale): string {
  return locale === 'uk'
    ? typesetUkrainian(text).replace(
        /(?<=(?<!\p{L})(?:будь|ШІ)-|P10–|:\d\d–)(?=[\p{L}\d])|(?<=\d-)(?=[а-яіїєґ])|(?<=\d–)(?=\d+\u00A0(?:січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру))|(?<=(?<!\p{L})\p{L}-)(?=\p{L}(?!\p{L}))/giu,
        wordJoiner,
      )
    : text
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
