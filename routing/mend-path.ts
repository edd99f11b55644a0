import { canonicalPath } from './canonical-path'
import { defaultLocale } from './locales'

/** Prefixes that people and tools write for a language: by its country, or with one. */
const prefixes: readonly [RegExp, string][] = [
  [/^\/(?:ua|uk[-_]ua)(?=\/|$)/, '/uk'],
  [new RegExp(`^/${defaultLocale}[-_](?:us|gb|ca|au|ie|001)(?=/|$)`), ''],
]

const beforeSlug = /^(?:(?:\/[a-z]{2}(?:[-_][a-z]+)?)?\/(?:blog|portfolio)\/(?!page\/)|.*)/i

/**
 * A path as its page may be spelled, where it was damaged on its way: escaped without need, in capitals, with signs of the sentence around
 * it, with parameters whose question mark was lost. Longer ones are no page.
 */
export function mendPath(pathname: string): string {
  if (pathname.length > 500) return pathname
  const plain = withoutEnd(
    unescaped(pathname)
      .replace(/\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cf}\s]/gu, '')
      .replace(/[?&;#].*/, ''),
  )
    // Slugs are small letters only: a capital one is not valid, and is said so (decision 9).
    .replace(beforeSlug, (path) => path.toLowerCase())
  return canonicalPath(prefixes.reduce((path, [prefix, ours]) => path.replace(prefix, ours), plain) || '/')
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
