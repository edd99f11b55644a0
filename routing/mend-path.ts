import { canonicalPath } from './canonical-path'
import { defaultLocale } from './locales'

/** Prefixes that people and tools write for a language: by its country, or with one. */
const prefixes: readonly [RegExp, string][] = [
  [/^\/(?:ua|uk[-_]ua)(?=\/|$)/, '/uk'],
  [new RegExp(`^/${defaultLocale}[-_](?:us|gb|ca|au|ie|001)(?=/|$)`), ''],
]

const beforeSlug = /^(?:(?:\/[a-z]{2}(?:[-_][a-z]+)?)?\/(?:blog|portfolio)\/(?!page\/)|.*)/i

/** Longer ones are no page. */
const longest = 500

/**
 * A path as its page may be spelled, where it was damaged on its way: escaped without need, in capitals, with signs of the sentence around
 * it. `query` is what was one before its question mark was lost or escaped.
 */
export function mendPath(pathname: string): { path: string; query: string } {
  const [, damaged = '', lost = ''] = /^([^?&;#]*)[?&;]*(?:amp;)*([^#]*)/.exec(unescaped(pathname)) ?? []
  if (damaged.length > longest) return { path: pathname, query: '' }
  const plain = withoutEnd(damaged.replace(/\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\s]/gu, ''))
    // Slugs are small letters only: a capital one is not valid, and is said so (decision 9).
    .replace(beforeSlug, (path) => path.toLowerCase())
  const path = canonicalPath(prefixes.reduce((mended, [prefix, ours]) => mended.replace(prefix, ours), plain) || '/')
  return { path, query: /^[\w.-]+=/.test(lost) ? `?${encodeURI(lost)}` : '' }
}

/** Without the signs after its last letter, digit or slash. */
function withoutEnd(path: string): string {
  const signs = [...path]
  return signs.slice(0, signs.findLastIndex((sign) => /[\p{L}\p{N}/]/u.test(sign)) + 1).join('')
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%25(?=[\da-f]{2})/gi, '%'))
  } catch {
    return path
  }
}
