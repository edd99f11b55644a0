import { estimateQuery, linkedPaths } from '@/routing/estimate-links'
import { localisePath } from '@/routing/locale-path'
import { locales } from '@/routing/locales'
import { escapeRegExp, writeMap } from './nginx-map'

/** `$is_linked`: a page with an estimate in its address, which Node.js writes into it. */
export function linkedMaps(): string[] {
  const pages = locales.flatMap((locale) => linkedPaths.map((path) => escapeRegExp(localisePath(locale, path))))
  return [
    writeMap('$request_uri', 'is_linked', [
      ['default', ''],
      [`~^(?:${pages.join('|')})(?=\\?).*${estimateQuery}`, '1'],
    ]),
  ]
}
