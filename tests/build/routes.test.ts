import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { notFoundPaths, readBuilt, readManifest, siteRoutes } from '../support/routes'

/** The table of the specification; what stands in braces is content. */
const specified = [
  ...['/', '/blog', '/blog/{slug}', '/blog/not-found', '/contacts', '/cookie-policy'],
  ...['/estimate', '/estimate/example', '/estimate/functional-blocks', '/estimate/results', '/estimate/settings', '/estimate/technologies'],
  ...['/for-pidors', '/landings/ai-barista', '/landings/miltton-ai-agent', '/landings/strapi'],
  ...['/portfolio', '/portfolio/{slug}', '/portfolio/not-found', '/privacy-policy'],
  ...['/services', '/services/ai-development', '/services/custom-software-development', '/services/design-sprint'],
  ...['/services/technical-audit', '/services/web-application-development', '/terms-of-use'],
]

const built = new Set(siteRoutes.map(({ locale, path }) => `${locale} ${path}`))

describe('the addresses of the site', () => {
  it('are the 27 of the specification, as files, in both languages', async () => {
    const { articles, cases } = (await readSnapshot()).locales.en
    const slugs: Record<string, readonly { slug: string }[]> = { '/blog/{slug}': articles, '/portfolio/{slug}': cases }
    const expected = specified.flatMap((path) => slugs[path]?.map(({ slug }) => path.replace('{slug}', slug)) ?? [path])
    expect(specified).toHaveLength(27)
    expect(expected.length).toBeGreaterThan(specified.length)
    expect(locales.flatMap((locale) => expected.map((path) => `${locale} ${path}`)).filter((page) => !built.has(page))).toEqual([])
  })

  it('include slugs of several segments', () => {
    const deep = (section: string) => siteRoutes.filter(({ path }) => path.startsWith(`/${section}/`) && path.split('/').length > 3)
    expect(deep('blog').length).toBeGreaterThan(0)
    expect(deep('portfolio').length).toBeGreaterThan(0)
  })

  it('exist in one language only if they exist in the other', () => {
    const paths = new Set(siteRoutes.map(({ path }) => path))
    expect([...paths].flatMap((path) => locales.map((locale) => `${locale} ${path}`)).filter((page) => !built.has(page))).toEqual([])
  })

  it('all have their HTML written', () => {
    expect(siteRoutes.length).toBeGreaterThan(60)
    expect(siteRoutes.filter(({ file }) => !existsSync(file))).toEqual([])
    expect(siteRoutes.filter(({ status }) => status === 404)).toHaveLength(notFoundPaths.length * locales.length)
  })

  it('cost no rendering when they are asked for', () => {
    const { routes, dynamicRoutes } = readManifest()
    const sources = Object.values(readBuilt<Record<string, string>>('app-path-routes-manifest.json'))
    const prerendered = new Set([...Object.keys(routes), ...Object.values(routes).map(({ srcRoute }) => srcRoute)])
    const onRequest = sources.filter((source) => !prerendered.has(source) || (dynamicRoutes[source]?.fallback ?? false) !== false)
    expect(sources.length).toBeGreaterThan(20)
    expect(onRequest).toEqual([])
  })
})
