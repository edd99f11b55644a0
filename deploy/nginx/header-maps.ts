import { assetFiles, assetPrefixes } from '@/routing/assets'
import { cacheControl } from '@/routing/caching'
import { fileTypes } from '@/routing/file-types'
import { navigationHeaders, navigationParameter } from '@/routing/navigation-request'
import { pictureRoot } from '@/routing/pictures'
import { securityHeaders } from '@/routing/security-headers'
import type { SiteManifest } from '@/scripts/finished-site/site-manifest'
import { type Entry, escapeRegExp, literal, quote, writeMap } from './nginx-map'

type Headers = Readonly<Record<string, string>>

export type SaidHeaders = { maps: string[]; directives: string[]; earlier: string[] }

/** `$said`: number of what is said with `$file`, and of `$code`, its status; then a variable for each header. */
export function headerMaps({ answers, headers }: SiteManifest, siteUrl: string): SaidHeaders {
  const numbers = new Map<string, number>()
  const files: Entry[] = Object.values(answers).map(({ file, headers: place, type, status }) => {
    const key = JSON.stringify([status, { ...headers[place], 'content-type': type }])
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    return [file, String(numbers.get(key))]
  })
  const said = [...numbers.keys()].map((key) => JSON.parse(key) as [number, Headers])
  const missing = said.flatMap(([status], index) => (status === 404 ? [[String(index), '404'] as const] : []))
  const security = lowerCased(securityHeaders('/', { siteUrl }))
  const names = [...new Set([...said.flatMap(([, each]) => Object.keys(each)), ...Object.keys(security)])]
  const written = names.map((name) =>
    writeHeader(
      name,
      said.map(([, each]) => (each[name] === '' ? spelledEmpty : (each[name] ?? ''))),
      siteUrl,
    ),
  )
  return {
    maps: [
      writeMap('$file', 'said', [['default', ''], ...files]),
      writeMap('$said', 'code', [['default', '200'], ['', '404'], ...missing]),
      ...cacheMaps(),
      ...written.flatMap(({ maps }) => maps),
    ],
    directives: written.map(({ directive }) => directive),
    earlier: written.map(({ earlier }) => earlier),
  }
}

/** nginx leaves out what is empty; clients trim this one. */
const spelledEmpty = ' '

/** What all answers say alike needs no variable, and what most of them say is said once. */
function writeHeader(name: string, values: readonly string[], siteUrl: string) {
  const variable = `said_${name.replaceAll('-', '_')}`
  const byPath = byPathOf(name, siteUrl)
  const all = new Set([...values, ...byPath.map(([, value]) => value)])
  const [only = ''] = all
  const directive = (value: string) => `add_header ${name} ${value} always;`
  if (all.size === 1) return { maps: [], directive: directive(quote(literal(only))), earlier: directive(quote(literal(only))) }
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [[usual] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
  const others = values.flatMap((value, index) => (value === usual ? [] : [[String(index), literal(value)] as const]))
  const otherwise = ofWords[name] ?? `$${variable}_otherwise`
  const maps = [
    writeMap('$path', `${variable}_otherwise`, byPath),
    writeMap('$said', variable, [['default', literal(usual)], ['', otherwise], ...others]),
  ]
  const said = name === 'cache-control' ? '$cache_control' : `$${variable}`
  return { maps, directive: directive(said), earlier: directive(`$${variable}_otherwise`) }
}

/** What is said with a few words in place of a file. */
const ofWords: Readonly<Record<string, string>> = {
  'cache-control': '$cache_of_words',
  'content-type': 'text/plain; charset=utf-8',
  vary: 'Accept-Encoding',
}

/** What is said of what is no file of this release, be it one of an earlier release. */
function byPathOf(name: string, siteUrl: string): Entry[] {
  if (name === 'content-type') return typesByPath()
  if (name === 'cache-control')
    return [
      ['default', cacheControl.sameAddress],
      [`~^/(?:_next/static|styles)/|^${pictureRoot}`, cacheControl.immutable],
    ]
  const valueFor = (path: string) => literal(lowerCased(securityHeaders(path, { siteUrl }))[name] ?? '')
  const paths = [...assetPrefixes.map((prefix) => `/${prefix}/`), ...assetFiles.map((file) => `/${file}`)]
  const others = paths.filter((path) => valueFor(path) !== valueFor('/'))
  return [['default', valueFor('/')], ...others.map((path) => [`~^${escapeRegExp(path)}`, valueFor(path)] as const)]
}

/** A picture made at build has the type it was made in, and the ending of its original. */
function typesByPath(): Entry[] {
  const made = ['avif', 'jpeg', 'webp'].map((format) => [`~^${pictureRoot}[^/]*f_${format}`, `image/${format}`] as const)
  const byEnding = Object.entries(fileTypes).map(([ending, type]) => [`~*\\.${ending}$`, type] as const)
  return [['default', ''], ...made, ...byEnding]
}

/** What the router of Next.js asks for is kept by nobody, nor are refusals. */
function cacheMaps(): string[] {
  const headers = navigationHeaders.map((name) => `$http_${name.replaceAll('-', '_')}`)
  return [
    writeMap(headers.join(''), 'has_navigation_header', [
      ['default', '1'],
      ['', ''],
    ]),
    writeMap('$has_navigation_header $args', 'is_navigation', [
      ['default', ''],
      ['~^1', '1'],
      [`~^ (?:.*&)?${navigationParameter}(?:[=&]|$)`, '1'],
    ]),
    writeMap('$moved$moved_for_now', 'cache_of_words', [
      ['default', ''],
      ['', cacheControl.missing],
    ]),
    writeMap('$request_method $is_navigation', 'cache_control', [
      ['default', 'no-store'],
      ['~^(?:GET|HEAD) $', '$said_cache_control'],
      ['~^(?:GET|HEAD) 1', cacheControl.navigation],
    ]),
    writeMap('$request_method', 'allow', [
      ['default', 'GET, HEAD'],
      ['GET', ''],
      ['HEAD', ''],
    ]),
  ]
}

const lowerCased = (headers: Headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
