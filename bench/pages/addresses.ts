import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import type { SiteRoute } from '@/tests/support/routes'
import { heavyQuery } from '../heavy-query'

export type Measured = { name: string; locale: Locale; address: string }

/** Pages by the folder of `app/[locale]` that makes them: every kind that visitors come to first, and what they do next. */
const kinds = [
  ...['', '/services', '/services/[service]', '/portfolio', '/portfolio/[...slug]', '/blog', '/blog/[...slug]', '/contacts'],
  ...['/landings/ai-barista', '/landings/miltton-ai-agent', '/landings/strapi'],
  ...['/estimate', '/estimate/example', '/estimate/settings', '/estimate/functional-blocks', '/estimate/results'],
]

/** Of each kind the first page the build wrote, in every language; the results with an estimate as heavy as it gets. */
export function pagesToMeasure(routes: readonly Pick<SiteRoute, 'address' | 'locale' | 'template'>[]): Measured[] {
  const languages = [...new Set(routes.map(({ locale }) => locale))]
  return kinds.flatMap((kind) =>
    languages.map((locale) => {
      const route = routes.find((each) => each.template === `/[locale]${kind}` && each.locale === locale)
      if (!route) throw new Error(`The build has no page of app/[locale]${kind} in "${locale}".`)
      const address = kind === '/estimate/results' ? hrefTo(locale, 'estimate/results', { query: heavyQuery() }) : route.address
      return { name: kind || '/', locale, address }
    }),
  )
}
