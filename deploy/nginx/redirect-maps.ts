import { locales } from '@/routing/locales'
import { navigationParameter } from '@/routing/navigation-request'
import { contentPaths } from '@/routing/resolve-path'
import { fixedPaths, localisePath } from '@/routing/routes'
import { localiseTarget, ruleTarget } from '@/routing/rules'
import type { SitePaths } from '@/routing/site-paths'
import { type Entry, literal, writeExactMap, writeMap } from './nginx-map'

/** How many doubled slashes in one address are made single at once; a browser is led through more in two steps. */
const runs = 6

/** `$moved` and `$moved_for_now`: where `decide` of routing/decide.ts redirects to for good (308) and for now (307). */
export function redirectMaps(site: SitePaths): string[] {
  const { rules } = site
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
    ...mendedMaps(site),
    writeExactMap('moved_by_rule', entriesOf(rules, 308), '$mended_page'),
    writeExactMap('moved_for_now', entriesOf(rules, 307), ''),
    writeMap('$is_asset $path $canonical', 'moved', [
      ['default', '$canonical$query'],
      ['~^1 ', ''],
      ['~^ (\\S+) \\1$', '$moved_by_rule'],
    ]),
  ]
}

/** `canonicalPath` of routing/canonical-path.ts: one spelling per page, and never two slashes at the start of a redirect. */
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

/**
 * `$mended_page`: what `mendPath` of routing/mend-path.ts leads to, as far as maps can tell: signs at the end, capitals, a prefix of another
 * spelling. Texts are found whatever their case; `$path` is as it was sent, so what is found exactly is a page.
 */
function mendedMaps(site: SitePaths): string[] {
  const paths = [...fixedPaths, ...contentPaths(site), ...site.rules.map(({ from }) => from)].filter((path) => path !== '/')
  const pages = locales.flatMap((locale) => paths.map((path) => localisePath(locale, path)))
  return [
    writeMap('$canonical', 'mended_end', [
      ['default', '$canonical'],
      [
        '~^(?<mended_start>/.*[A-Za-z0-9])(?:[^A-Za-z0-9/%]|%(?:2[0-9A-F]|3[A-F]|5[B-F]|60|7[B-E]|0[AD]|C2%A0|E2%80%(?:8[B-F]|9[0-9A-F]|A6)))+$',
        '$mended_start',
      ],
    ]),
    writeMap('$mended_end', 'mended_prefix', [
      ['default', '$mended_end'],
      ['~*^/(?:ua|uk[-_]ua)(?<mended_ukrainian>/.*)?$', '/uk$mended_ukrainian'],
      ['~*^/en[-_](?:us|gb|ca|au|ie|001)$', '/en'],
      ['~*^/en[-_](?:us|gb|ca|au|ie|001)(?<mended_english>/.*)$', '$mended_english'],
    ]),
    writeMap('$mended_prefix', 'mended_entry', [
      ['default', ''],
      ['/uk', '/uk'],
      ['/en', '/'],
      ...pages.map((page) => [page, page] as const),
    ]),
    writeMap('$canonical $mended_prefix $mended_entry', 'mended_page', [
      ['default', '$mended_entry$query'],
      ['~ $', ''],
      ['~^(\\S+) \\S+ \\1$', ''],
      // Slugs are small letters only (decision 9).
      [String.raw`~^\S+ \S*?/(?i:blog|portfolio)/(\S+) \S*?/(?:blog|portfolio)/\1$`, '$mended_entry$query'],
      [String.raw`~/(?:blog|portfolio)/(?!page/)\S+$`, ''],
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
