import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readClassNames } from '@/build/api-styles'
import { exampleQuery } from '@/components/estimate/example'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { read } from '../support/files'
import { buildFolder } from '../support/release'
import { expect, test } from './test'

const classesIn = (css: string) => new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))

const sheets = join(buildFolder, 'static')
const names = readdirSync(sheets, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
/** Every class some sheet of the build has a rule for, and those of sheets that no page has. */
const styled = classesIn(names.map((name) => read(join(sheets, name))).join('\n'))
const drawn = Object.values(await readClassNames(buildFolder)).flatMap(Object.values<string>)
for (const name of drawn) styled.add(name)

/** What the server may have to draw: a calm estimate, one with foreign rates, repairs, dates nobody can meet, an old price list, alternatives. */
const estimates = [
  exampleQuery,
  't=shop&q=production&p=web_ios&b=acc.email_core.entity*4_mob.push_pay.checkout&from=2030-01-07&by=2030-02-04&r=FE*5&zz=1',
  'preset=marketplace-mvp&alt=n*lean_q*prototype_d*kit',
  'v=1&c=2026.1&b=shop.cart_pay.checkout_acc.sso&q=prototype',
  'b=acc.email&from=2026-12-01',
]

const pages = ['estimate', 'estimate/settings', 'estimate/technologies', 'estimate/functional-blocks', 'estimate/results'] as const

for (const locale of locales)
  test(`what the server draws of an estimate has its styles in the page, before any script (${locale})`, async ({ request }) => {
    expect(styled.size).toBeGreaterThan(500)
    const missing = await Promise.all(pages.flatMap((page) => estimates.map((query) => unstyledOf(locale, page, query))))
    expect(missing.flat()).toEqual([])

    async function unstyledOf(of: Locale, page: (typeof pages)[number], query: string): Promise<string[]> {
      const html = await (await request.get(hrefTo(of, page, { query }))).text()
      const own = classesIn([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n'))
      const worn = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/)))
      return [...worn].filter((name) => styled.has(name) && !own.has(name)).map((name) => `${page}?${query}: ${name}`)
    }
  })
