import { randomBytes } from 'node:crypto'
import { writeSite } from '@/build/finished-site/write-site'
import { folderOf } from '@/routing/release/releases'
import { smallSite } from './site-request'

const pageOf = (name: string, locale: string) =>
  `<html lang="${locale}"><head><title>${name}</title></head><h1>${name}</h1>${`<p>A sentence of ${name}.</p>`.repeat(100)}</html>`

const meta = (headers: object, segmentPaths?: string[]) => JSON.stringify({ headers, segmentPaths })

const pageHeaders = {
  'x-nextjs-stale-time': '300',
  'x-nextjs-prerender': '1',
  'x-next-cache-tags': '_N_T_',
}

/** What Next.js writes for one page. */
function filesOfPage(route: string, text = route): Record<string, string> {
  const [, locale = ''] = route.split('/')
  const file = `.next/server/app${route}`
  return {
    [`${file}.html`]: pageOf(text, locale),
    [`${file}.rsc`]: `data of ${text}\n`.repeat(50),
    [`${file}.segments/_full.segment.rsc`]: `data of ${text}\n`.repeat(50),
    [`${file}.segments/_tree.segment.rsc`]: `tree of ${text}\n`.repeat(50),
    [`${file}.meta`]: meta(pageHeaders, ['/_tree', '/_full']),
  }
}

const missing = ['/en/page-not-found', '/uk/page-not-found', '/en/blog/not-found', '/uk/blog/not-found']

const pages = ['/en', '/uk', '/en/contacts', '/uk/contacts', '/en/blog/definition-of-done', ...missing]

/** A build of a few pages, a text and some files, whose home says `name`. */
export function filesOfBuild(name: string, others: readonly string[] = []): Record<string, string> {
  const routes = [...pages, ...others, '/robots.txt']
  return {
    ...Object.assign({}, ...[...pages, ...others].map((route) => filesOfPage(route, route === '/en' ? name : route))),
    '.next/server/app/robots.txt.body': 'User-agent: *\n'.repeat(20),
    '.next/server/app/robots.txt.meta': meta({ 'content-type': 'text/plain; charset=utf-8', 'x-next-cache-tags': '_N_T_' }),
    '.next/server/app/builds/class-names.json.body': '{}',
    '.next/prerender-manifest.json': JSON.stringify({ routes: Object.fromEntries(routes.map((route) => [route, {}])) }),
    [`.next/static/${name}.js`]: `"${name}"`.repeat(100),
    [`.next/static/rows/${name}.js`]: `"rows of ${name}"`.repeat(100),
    'public/_ipx/f_webp,w_64/images/a.jpg': 'no picture',
    'public/sounds/noise.mp3': noise,
    'public/icons/mark.svg': '<svg/>'.repeat(50),
  }
}

/** Does not get smaller. */
const noise = randomBytes(50_000).toString('latin1')

/** Finishes the files of a fake release, as a build does. */
export function finishFakeSite(id: string, limit?: number) {
  // No release is built with a middleware that nobody wrote.
  const paths = { ...smallSite, rules: smallSite.rules.filter(({ middleware }) => !middleware) }
  return writeSite({ folder: folderOf(id) }, { paths, site: { siteUrl: 'https://a.example' }, ...(limit !== undefined && { limit }) })
}
