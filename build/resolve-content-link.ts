import { statSync } from 'node:fs'
import { join } from 'node:path'
import { assetPrefixes } from '@/routing/assets'
import type { Locale } from '@/routing/locales'
import { resolvePath } from '@/routing/resolve-path'
import { localisePath } from '@/routing/routes'
import type { ContentSlugs } from '@/routing/site-paths'

/**
 * The address of a link in a text, or undefined when neither a page nor a file stands there. Pages of lists are no target: what
 * they show changes with every entry.
 */
export function resolveContentLink(link: string, locale: Locale, slugs: ContentSlugs): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/')) return undefined
  if (resolvePath(path, withoutLists(slugs)).kind === 'page') return localisePath(locale, path) + link.slice(path.length)
  const file = assetPrefixes.some((prefix) => path.startsWith(`/${prefix}/`)) && join(process.cwd(), 'public', path)
  return file && statSync(file, { throwIfNoEntry: false })?.isFile() ? link : undefined
}

const known = new WeakMap<ContentSlugs, Parameters<typeof resolvePath>[1]>()

/** The same one for the same slugs: the paths of thousands of pages are spelled out once for each. */
function withoutLists(slugs: ContentSlugs): Parameters<typeof resolvePath>[1] {
  const site = known.get(slugs) ?? { ...slugs, lists: [] }
  known.set(slugs, site)
  return site
}
