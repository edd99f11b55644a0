import { locales } from '@/routing/locales'
import { navigationParameter } from '@/routing/navigation-request'
import { localisePath } from '@/routing/routes'
import { localiseTarget, ruleTarget } from '@/routing/rules'
import type { SitePaths } from '@/routing/site-paths'
import { type Entry, literal, writeExactMap, writeMap } from './nginx-map'

/** How many doubled slashes in one address are made single at once; a browser is led through more in two steps. */
const runs = 6

/** `$moved` and `$moved_for_now`: where `decide` of routing/decide.ts redirects to for good (308) and for now (307). */
export function redirectMaps({ rules }: Pick<SitePaths, 'rules'>): string[] {
  const parameter = `${navigationParameter}(?:=[^&]*)?`
  return [
    writeMap('$args', 'query', [
      ['default', '?$args'],
      ['', ''],
      [`~^${parameter}$`, ''],
      [`~^${parameter}&(?<query_rest>.*)$`, '?$query_rest'],
      [`~^(?<query_start>.+?)&${parameter}(?<query_end>&.*)?$`, '?$query_start$query_end'],
    ]),
    ...canonicalMaps(),
    writeExactMap('moved_by_rule', entriesOf(rules, 308), ''),
    writeExactMap('moved_for_now', entriesOf(rules, 307), ''),
    writeMap('$is_asset $path $canonical', 'moved', [
      ['default', '$canonical$query'],
      ['~^1 ', ''],
      ['~^ (\\S+) \\1$', '$moved_by_rule'],
    ]),
  ]
}

/** `canonicalPath` of routing/decide.ts: one spelling per page, and never two slashes at the start of a redirect. */
function canonicalMaps(): string[] {
  const collapse = Array.from({ length: runs }, (_, index) => {
    const source = index === 0 ? '$path' : `$path_${index}`
    return writeMap(source, `path_${index + 1}`, [
      ['default', source],
      [`~^(?<start_${index}>(?:/[^/\\\\]+)*)(?:/[/\\\\]+|\\\\[/\\\\]*)(?<end_${index}>.*)$`, `$start_${index}/$end_${index}`],
    ])
  })
  return [
    ...collapse,
    writeMap(`$path_${runs}`, 'path_without_end', [
      ['default', `$path_${runs}`],
      ['~^(?<before_end>.+)/$', '$before_end'],
    ]),
    writeMap('$path_without_end', 'canonical', [
      ['default', '$path_without_end'],
      ['~^/[eE][nN]$', '/'],
      ['~^/[eE][nN](?<after_english>/.*)$', '$after_english'],
      ['~^/[uU][kK](?<after_ukrainian>/.*)?$', '/uk$after_ukrainian'],
    ]),
  ]
}

function entriesOf(rules: SitePaths['rules'], status: 307 | 308): Entry[] {
  return rules.flatMap((rule) => {
    const target = ruleTarget(rule)
    if (target?.status !== status) return []
    return locales.map((locale) => [localisePath(locale, rule.from), withQuery(localiseTarget(locale, target.to))] as const)
  })
}

const own = 'http://localhost'

/** As `withQueryOf` of routing/target-address.ts: the query of the request goes along where the target has none. */
function withQuery(target: string): string {
  const { origin, pathname, search, hash } = new URL(target, own)
  return `${literal((origin === own ? '' : origin) + pathname)}${search ? literal(search) : '$query'}${literal(hash)}`
}
