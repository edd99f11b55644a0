import { assetFiles, assetPrefixes } from '@/routing/assets'
import { addressOfPage, localisePath } from '@/routing/locale-path'
import { locales } from '@/routing/locales'
import { encodePath } from '@/routing/pictures'
import { slugPrefixes } from '@/routing/routes'
import { type SiteManifest, stemOf } from '@/scripts/finished-site/site-manifest'
import { type Entry, escapeRegExp, literal, writeExactMap, writeMap } from './nginx-map'

/** `$file`: which finished file answers. `$is_earlier`: only an earlier release may have it. */
export function answerMaps({ answers }: SiteManifest): string[] {
  const entries = Object.entries(answers).flatMap(([address, { file }]) => spellings(address).map((key) => [key, literal(file)] as const))
  return [
    writeMap('$request_uri', 'path', [
      ['default', ''],
      ['~^(?<asked_path>[^?#]*)', '$asked_path'],
    ]),
    writeMap('$path', 'is_asset', [
      ['default', ''],
      [`~^/(?:${assetPrefixes.map(escapeRegExp).join('|')})/`, '1'],
      [`~^/(?:uk/)?(?:${assetFiles.map(escapeRegExp).join('|')})$`, '1'],
    ]),
    writeExactMap('found', entries),
    writeMap('$found|$is_asset', 'is_earlier', [
      ['default', ''],
      ['|1', '1'],
    ]),
    writeMap('$path', 'missing_stem', missingStems()),
    writeMap('$found', 'file', [
      ['default', '$found'],
      ['', '$missing_stem.html'],
    ]),
  ]
}

/** Browsers escape other characters than the names of files are kept with. */
function spellings(address: string): string[] {
  const path = decodeURIComponent(address)
  return [...new Set([address, path.split('/').map(encodeURIComponent).join('/'), encodePath(path)])]
}

/** As `resolvePath` of routing/resolve-path.ts tells the two kinds of 404 apart. */
function missingStems(): Entry[] {
  const sections = [slugPrefixes['blog/article'], slugPrefixes['portfolio/case']]
  return locales.toReversed().flatMap((locale) => {
    const inSections = sections.map((path) => {
      const address = localisePath(locale, path)
      return [`~^${address}/`, `${address.slice(1)}/not-found`] as const
    })
    const home = localisePath(locale, '/')
    const rest = [home === '/' ? 'default' : `~^${home}(?:/|$)`, stemOf(addressOfPage(`/${locale}/page-not-found`))] as const
    return [...inSections, rest]
  })
}
