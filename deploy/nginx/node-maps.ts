import { localisePath } from '@/routing/locale-path'
import { locales } from '@/routing/locales'
import type { SitePaths } from '@/routing/site-paths'
import { type Entry, writeMap } from './nginx-map'

/** An address that can be nothing but a page, spelled as `decide` of routing/decide.ts spells it, whether there is one or not. */
const plainPath = '(?!/(?:ua|en|(?:uk|en)[-_][a-z]+)(?:/|$))(?:/[a-z0-9_-]*[a-z0-9])+$'

/** What a file is sent whole for, or not at all; nginx would say twice what it says in place of it. */
const conditions = ['range', 'if_match', 'if_unmodified_since', 'next_action', 'upgrade'].map((name) => `$http_${name}`)

/** `$is_for_node`: everything but a plain question for a file or for a page that is not there. Redirects have one home, and it is not here. */
export function nodeMaps({ rules }: SitePaths): string[] {
  const moved = locales.flatMap((locale) => rules.map(({ from }): Entry => [localisePath(locale, from), '1']))
  return [
    writeMap('$path', 'is_moved', [['default', ''], ...moved]),
    writeMap('$found|$is_asset|$path', 'is_strange', [
      ['default', ''],
      [`~^\\|\\|(?!${plainPath})`, '1'],
    ]),
    writeMap(`$request_method|$is_moved$is_strange$from_node${conditions.join('')}`, 'is_for_node', [
      ['default', '1'],
      ['GET|', ''],
      ['HEAD|', ''],
    ]),
  ]
}
