import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { buildFolder } from './release'

export type SiteRoute = {
  /** What a visitor types: `/`, `/uk/blog`. */
  address: string
  locale: Locale
  /** The address without its language: the same for the two languages of a page. */
  path: string
  /** The prerendered HTML. */
  file: string
  status: 200 | 404
  /** The folder of `app` it is made by: pages of one template differ in their texts only. */
  template: string
}

type PrerenderManifest = {
  routes: Record<string, { srcRoute: string | null; routeType?: string }>
  dynamicRoutes: Record<string, { fallback: string | false | null }>
}

/** Pages that exist to say that something does not. */
export const notFoundPaths: readonly string[] = ['/page-not-found', '/blog/not-found', '/portfolio/not-found']

export function readBuilt<Value>(file: string): Value {
  const path = join(buildFolder, file)
  if (!existsSync(path)) throw new Error(`The site is not built ("${path}" is not there); run "npm run release" first.`)
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}

export const readManifest = () => readBuilt<PrerenderManifest>('prerender-manifest.json')

/** Every page the build wrote, in both languages. */
export const siteRoutes: readonly SiteRoute[] = Object.entries(readManifest().routes)
  .filter(([, { srcRoute, routeType }]) => srcRoute?.startsWith('/[locale]') && (routeType ?? 'page') === 'page')
  .map(([built, { srcRoute }]) => toSiteRoute(built, srcRoute ?? built))
  .sort((a, b) => (a.address < b.address ? -1 : 1))

/** Templates that differ most from each other; of the others `npm run test:all` looks at every page. */
const kinds = [
  ...['', '/services/[service]', '/portfolio', '/portfolio/[...slug]', '/blog', '/blog/[...slug]', '/contacts', '/search'],
  ...['/cost-guides/[guide]', '/estimate', '/estimate/functional-blocks'],
  ...['/estimate/example', '/landings/ai-barista', '/privacy-policy', '/page-not-found'],
].map((folder) => `/[locale]${folder}`)

/** A page of each kind, the languages taking turns. */
export const pagesOfKinds = (): SiteRoute[] =>
  kinds.map((template, turn) => {
    const locale = locales[turn % locales.length]
    const found = siteRoutes.find((route) => route.template === template && route.locale === locale)
    if (!found) throw new Error(`The build has no page of app${template} in "${locale}".`)
    return found
  })

function toSiteRoute(built: string, template: string): SiteRoute {
  const [, prefix = '', ...rest] = built.split('/')
  const locale = locales.find((candidate) => candidate === prefix)
  if (!locale) throw new Error(`"${built}" was built outside the languages of the site.`)
  const path = `/${rest.join('/')}`
  return {
    address: localisePath(locale, path),
    locale,
    path,
    file: join(buildFolder, 'server', 'app', `${built}.html`),
    status: notFoundPaths.includes(path) ? 404 : 200,
    template,
  }
}
