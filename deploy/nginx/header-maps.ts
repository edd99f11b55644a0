import { assetFiles, assetPrefixes } from '@/routing/assets'
import { cacheControl } from '@/routing/caching'
import { fileTypes } from '@/routing/file-types'
import { pictureRoot } from '@/routing/pictures'
import { securityHeaders } from '@/routing/security-headers'
import type { SiteManifest } from '@/scripts/finished-site/site-manifest'
import { type Entry, escapeRegExp, literal, quote, writeMap } from './nginx-map'

type Headers = Readonly<Record<string, string>>

export type SaidHeaders = { maps: string[]; directives: string[]; earlier: string[]; unsaid: string[] }

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
  const unsaid = Object.entries({ ...security, 'cache-control': 'no-store' }).map(([name, value]) => writeUnsaid(name, value))
  return {
    maps: [
      writeMap('$file', 'said', [['default', ''], ...files]),
      writeMap('$said', 'code', [['default', '200'], ...missing]),
      ...[...written, ...unsaid].flatMap(({ maps }) => maps),
    ],
    directives: written.map(({ directive }) => directive),
    earlier: written.map(({ earlier }) => earlier),
    unsaid: unsaid.map(({ directive }) => directive),
  }
}

/** nginx leaves out what is empty; clients trim this one. */
const spelledEmpty = ' '

const say = (name: string, value: string) => `add_header ${name} ${value} always;`

/** What all answers say alike needs no variable, and what most of them say is said once. */
function writeHeader(name: string, values: readonly string[], siteUrl: string) {
  const variable = `said_${name.replaceAll('-', '_')}`
  const byPath = byPathOf(name, siteUrl)
  const all = new Set([...values, ...byPath.map(([, value]) => value)])
  const [only = ''] = all
  if (all.size === 1) return { maps: [], directive: say(name, quote(literal(only))), earlier: say(name, quote(literal(only))) }
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [[usual] = ['']] = [...counts].sort(([, a], [, b]) => b - a)
  const others = values.flatMap((value, index) => (value === usual ? [] : [[String(index), literal(value)] as const]))
  const maps = [writeMap('$path', `${variable}_otherwise`, byPath), writeMap('$said', variable, [['default', literal(usual)], ...others])]
  return { maps, directive: say(name, `$${variable}`), earlier: say(name, `$${variable}_otherwise`) }
}

/** What stands with a refusal of nginx itself. All answers of Node.js have this one header, and what else they say is their matter. */
function writeUnsaid(name: string, value: string) {
  const variable = `unsaid_${name.replaceAll('-', '_')}`
  const entries: Entry[] = [
    ['default', ''],
    ['', literal(value)],
  ]
  return { maps: [writeMap('$upstream_http_x_content_type_options', variable, entries)], directive: say(name, `$${variable}`) }
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

const lowerCased = (headers: Headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
