import { pageHeaders, securityHeaders } from '@/routing/security-headers'
import { siteUrl } from '../support/server'
import { expect, test } from './test'

/** Where the policy of an answer stands: a page has its own within, a document that was written for one request brings it. */
type Policy = 'within' | 'beside'

/** One answer of every kind. */
const answers: readonly [what: string, path: string, status: number, more?: { method?: string; headers?: object; policy?: Policy }][] = [
  ['a page', '/services', 200, { policy: 'within' }],
  ['the entrance', '/', 200, { policy: 'within' }],
  ['a page through the middleware', '/uk/blog/estimates/honest-range', 200, { policy: 'within' }],
  ['a page that is missing', '/nope', 404, { policy: 'within' }],
  ['the report', '/api/estimate/report?b=acc.email', 200, { policy: 'beside' }],
  ['its PDF', '/api/estimate/report.pdf?b=acc.email', 200],
  ['an offer', '/api/estimate/offer?b=acc.email&sig=x', 200, { policy: 'beside' }],
  ['the form without scripts', '/api/estimate/form', 200, { policy: 'beside' }],
  ['a form that asks too much', `/api/estimate/form?b=${'acc.email_'.repeat(500)}`, 414, { policy: 'beside' }],
  ['a redirect', '/work', 308],
  ['another spelling', '/en/services', 308],
  ['a file that is missing', '/nope.png', 404, { headers: { accept: 'image/png' } }],
  ['the interface', '/api/estimate/v1?b=acc.email', 200],
  ['what a browser asks before', '/api/estimate/v1', 204, { method: 'OPTIONS' }],
  ['a question of the router', '/services.txt', 200],
  ['a feed', '/rss.xml', 200],
  ['a list for crawlers', '/robots.txt', 200],
  ['what a build says of itself', '/builds/latest.json', 200],
  ['an icon', '/icons/mark.svg', 200],
  ['a part of a sound', '/sounds/sound-2.mp3', 206, { headers: { range: 'bytes=0-9' } }],
  ['a part that is not there', '/sounds/sound-2.mp3', 416, { headers: { range: 'bytes=99999999-' } }],
  ['the health', '/api/health', 200],
  ['a method nobody has', '/services', 405, { method: 'DELETE' }],
  ['an address nobody can read', '/%', 400],
]

for (const [what, path, status, { method = 'GET', headers = {}, policy } = {}] of answers)
  test(`browsers are told what they may do with ${what}`, async ({ baseURL }) => {
    const answer = await fetch(baseURL + path, { method, headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
    const text = await answer.text()
    const { 'Content-Security-Policy': closed, ...others } = securityHeaders(path)
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(others)) expect(answer.headers.get(name), name).toBe(value)
    const said = answer.headers.get('content-security-policy') ?? ''
    const strict = /^default-src 'none'; .*style-src 'self'/
    expect(said).not.toContain('unsafe')
    if (policy === 'beside') expect(said).toMatch(strict)
    else expect(said).toBe(policy === 'within' ? pageHeaders({ siteUrl })['Content-Security-Policy'] : closed)
    const within = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1]
    if (policy === 'within') expect(within).toMatch(strict)
    else expect(within).toBeUndefined()
  })
