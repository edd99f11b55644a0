import { estimateQuery, linkedPaths } from '@/routing/estimate-links'
import { localisePath } from '@/routing/locale-path'
import { locales } from '@/routing/locales'
import { navigationParameter } from '@/routing/navigation-request'
import { escapeRegExp, writeMap } from './nginx-map'

/** `$is_linked`: a page with an estimate in its address, which Node.js writes into it; data for the router stay files. */
export function linkedMaps(): string[] {
  const pages = locales.flatMap((locale) => linkedPaths.map((path) => escapeRegExp(localisePath(locale, path))))
  return [
    writeMap('$suffix $request_uri', 'is_linked', [
      ['default', ''],
      [`~[?&]${navigationParameter}=`, ''],
      [`~^\\.html (?:${pages.join('|')})(?=\\?).*${estimateQuery}`, '1'],
    ]),
  ]
}
