import type { Locale } from '@/routing/locales'

const noBreakSpace = '\u00A0'

/**
 * Sets what editors need not type. Ukrainian: the apostrophe U+02BC, no-break spaces after one-letter words, before a dash,
 * inside numbers and between a number and what it counts (DSTU 8302 and the CLDR agree on them). English: inside numbers only.
 */
export function typeset(text: string, locale: Locale): string {
  return locale === 'uk' ? typesetUkrainian(text) : text
}

function typesetUkrainian(text: string): string {
  return text
    .replace(/(?<=[а-яіїєґ])['’](?=[а-яіїєґ])/giu, 'ʼ')
    .replace(/(?<=^|[\s(«„—–-]|\u00A0)([вузійоая]) (?=\S)/giu, `$1${noBreakSpace}`)
    .replace(/ (?=[—–] )/gu, noBreakSpace)
    .replace(/(?<=[\d#]) (?=[\p{L}\d$€₴%])/gu, noBreakSpace)
    .replace(/№ (?=\d)/gu, `№${noBreakSpace}`)
    .replace(/(?<=\bт\.) (?=[дпзк]\.)/giu, noBreakSpace)
}
