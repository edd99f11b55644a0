import { describe, expect, it } from 'vitest'
import { type Answer, type Ask, fillTable } from '@/tests/support/negotiation-table'
import { toHeaders } from '@/tests/support/requests'
import { countryHeader } from '@/tests/support/server'
import { cacheControl, cachingOf } from './caching'
import { localeCookie } from './cookie'
import { type Decision, decide } from './decide'
import { localeDetails } from './locales'
import { middlewarePattern } from './middleware-pattern'
import { splitLocale } from './routes'
import { sitePaths } from './site-paths'

const site = 'https://site.example'
const matched = new RegExp(`^${middlewarePattern()}$`)
const rows = fillTable(sitePaths)
// Next.js folds slashes by itself before any code of ours is asked.
const isDecided = ([, { path }]: (typeof rows)[number]) => matched.test(pathOf(path)) && !path.includes('//')
const decided = rows.filter(isDecided)
const served = rows.filter((row) => !isDecided(row))

function pathOf(path: string): string {
  return path.split('?')[0] ?? path
}

function decisionOn({ path, method = 'GET', ...about }: Ask): Decision {
  const headers = new Headers(toHeaders(about, site))
  const request = { pathname: pathOf(path), method, host: new URL(site).host, header: (name: string) => headers.get(name), countryHeader }
  return decide(request, sitePaths)
}

/** What the middleware makes of a decision. */
function toAnswer(decision: Decision, path: string): Answer {
  if (decision.kind === 'missing-file') return { status: 404, cache: cacheControl.missing }
  if (decision.kind === 'missing') return { status: 404, cache: cacheControl.missing, lang: languageOf(decision.page) }
  const { headers = {} } = decision
  const cookie = headers['Set-Cookie']
  const cache = headers['Cache-Control'] ?? (decision.kind === 'page' ? keepsOf(path) : undefined)
  const kept: Partial<Answer> = {
    ...(cache && { cache }),
    ...(cookie && { remembers: cookie === localeCookie('uk') ? 'uk' : 'en' }),
  }
  if (decision.kind === 'page') return { status: 200, ...kept, lang: languageOf(decision.page) }
  if (decision.kind !== 'redirect') throw new Error(`The table has no ${decision.kind}.`)
  const [, query = ''] = /(\?.*)$/.exec(path) ?? []
  return { status: decision.status, location: decision.to + query, ...kept }
}

/** How long what a build made may be kept; what is at these addresses is a page, or says it itself. */
const keepsOf = (path: string) => cachingOf(pathOf(path)) ?? cacheControl.page

/** The folder of a page begins with its language. */
const languageOf = (page: string): NonNullable<Answer['lang']> =>
  localeDetails[page.startsWith('/uk') ? 'uk' : 'en'].iso as NonNullable<Answer['lang']>

describe('a request is answered as the table says:', () => {
  it('the entrance, deep pages, spellings and what is missing', () => {
    expect(decided.length).toBeGreaterThanOrEqual(40)
  })

  it.each(decided)('%s (%o)', (_title, ask, answer) => {
    expect(toAnswer(decisionOn(ask), ask.path)).toEqual(answer)
  })

  it.each(served.filter(([, , { status }]) => status === 200))('%s: as the server’s settings keep it (%o)', (_title, { path }, answer) => {
    expect(keepsOf(path)).toBe(answer.cache)
    if (answer.lang) expect(localeDetails[splitLocale(path).locale].iso).toBe(answer.lang)
  })

  it('but for what only a server can answer, which is asked over HTTP', () => {
    const left = served.filter(([, , { status }]) => status !== 200).map(([, { path }]) => path)
    expect(left).toEqual(['/en//example.com', '/uk/sitemap.xml', '/og/en/nope.jpg'])
  })
})
