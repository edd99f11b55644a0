import { describe, expect, it } from 'vitest'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { pagesToMeasure } from './addresses'

const kinds = [
  ...['', '/services', '/services/[service]', '/portfolio', '/portfolio/[...slug]', '/blog', '/blog/[...slug]', '/contacts'],
  ...['/landings/ai-barista', '/landings/miltton-ai-agent', '/landings/strapi'],
  ...['/estimate', '/estimate/example', '/estimate/settings', '/estimate/functional-blocks', '/estimate/results'],
]
const routes = kinds.flatMap((kind) =>
  ['first', 'second'].flatMap((slug) =>
    locales.map((locale) => ({
      ...{ locale, template: `/[locale]${kind}` },
      address: localisePath(locale, kind.replace(/\[.*?\]/, slug) || '/'),
    })),
  ),
)

describe('the pages that are measured', () => {
  const pages = pagesToMeasure(routes)

  it('are one of each kind in each language', () => {
    expect(pages).toHaveLength(kinds.length * locales.length)
    expect(pages.slice(0, 2).map(({ address }) => address)).toEqual(['/', '/uk'])
    expect(pages.find(({ name, locale }) => name === '/blog/[...slug]' && locale === 'uk')?.address).toBe('/uk/blog/first')
  })

  it('have results of an estimate, not the empty page', () => {
    expect(pages.filter(({ address }) => address.includes('/estimate/results?')).map(({ locale }) => locale)).toEqual([...locales])
  })

  it('are named when the build lacks one', () => {
    expect(() => pagesToMeasure(routes.filter(({ template }) => template !== '/[locale]/contacts'))).toThrow('app/[locale]/contacts')
  })
})
