import { describe, expect, it } from 'vitest'
import { filesOf } from '@/build/releases/page-weight'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { bodiesOf } from '../support/article-bodies'
import { read } from '../support/files'
import { parseFragment, textNodesOf } from '../support/html'
import { messagesOf } from '../support/messages'
import { buildFolder } from '../support/release'
import { siteRoutes } from '../support/routes'

/** The document and what React reads of it. */
const pages = siteRoutes.map((route) => {
  const html = read(route.file)
  return { ...route, html: [html, ...filesOf(html, 'rows', buildFolder).map(read)].join('\n') }
})
const content = (await readSnapshot()).locales

/** One lists every page with its description; the other draws all there is to say of an estimate in the browser. */
const allWords = ['/search', '/estimate/results']

/** The first sentence of a problem stands by itself. */
const withoutStatement = (html: string) => html.replace(/^<p>[^<]+?[.!?…]\s+/u, '<p>')

describe.each(locales)('a page is sent with what it shows (%s)', async (locale) => {
  const bodies = await bodiesOf(locale)
  const own = pages.filter((page) => page.locale === locale)

  it('and not with the text of another page', () => {
    const { cases, services } = content[locale]
    const texts = [
      ...bodies.map(({ slug, html }) => ({ address: hrefTo(locale, { name: 'blog/article', slug }), html })),
      ...cases.map(({ slug, situation }) => ({ address: hrefTo(locale, { name: 'portfolio/case', slug }), html: situation.html })),
      ...services.map(({ slug, problem }) => ({
        address: localisePath(locale, `/services/${slug}`),
        html: withoutStatement(problem.html),
      })),
    ].map(({ address, html }) => ({ address, telling: longestPlainText(html) }))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter(({ telling }) => telling.length < 50)).toEqual([])
    const sent = texts.map(({ address, telling }) => [
      address,
      ...own.filter(({ html }) => html.includes(telling)).map((page) => page.address),
    ])
    expect(sent.filter(([address, ...where]) => where.join() !== address)).toEqual([])
  })

  it('and not with all the words of the interface', () => {
    const words = [...messagesOf(locale).values()].filter((message) => message.length > 20 && !/[{}<>&"'\\]/.test(message))
    const share = (html: string) => words.filter((message) => html.includes(message)).length / words.length
    expect(words.length).toBeGreaterThan(200)
    const heavy = own.filter(({ path, html }) => !allWords.includes(path) && share(html) > 0.35)
    expect(heavy.map(({ address, html }) => `${address}: ${share(html)}`)).toEqual([])
  })
})

/** The longest run of a text without markup or signs that are escaped somewhere. */
function longestPlainText(html: string): string {
  const runs = textNodesOf(parseFragment(html)).flatMap(({ value }) => value.split(/[<>&"'\\\n]/))
  return runs.sort((a, b) => b.length - a.length)[0]?.trim() ?? ''
}
