import type { SitePaths } from '@/routing/site-paths'
import { fillTable } from '../support/negotiation-table'
import { toHeaders } from '../support/requests'

export type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: string }

/** What is compared: `all` of it, the `headers` where the body is another one each time, or that it is `refused`, by each in its own words. */
type Compared = 'all' | 'headers' | 'refused'

export type Row = readonly [title: string, asked: Asked, compared: Compared]

const html = { accept: 'text/html' }

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const message = 'requestId=0b4c9f6e&name=Marta&contact=%40marta_h&message=We+have+nine+coffee+shops.&page=%2Flandings%2Fstrapi'

/** Of the hook of the content service. */
export const publishSecret = 'secret-of-the-hook-0123456789-abcdef'
const bearer = { authorization: `Bearer ${publishSecret}` }
const basic = { authorization: `Basic ${Buffer.from(`editor:${publishSecret}`).toString('base64')}` }
const hook = { path: '/api/publish', method: 'POST' }

const ownRows: readonly Row[] = [
  ['a page as it is', { path: '/services', headers: html }, 'all'],
  ['a page as gzip', { path: '/services', headers: { ...html, 'accept-encoding': 'gzip' } }, 'all'],
  ['a page as Brotli', { path: '/services', headers: { ...html, 'accept-encoding': 'gzip, deflate, br' } }, 'all'],
  ['a page with a query', { path: '/uk/services?utm_source=x', headers: html }, 'all'],
  ['the head of a page', { path: '/services', method: 'HEAD', headers: { ...html, 'accept-encoding': 'br' } }, 'all'],
  ['home for a crawler', { path: '/' }, 'all'],
  ['an address in other letters', { path: '/Services', headers: html }, 'all'],
  ['a redirect in other letters', { path: '/Price', headers: html }, 'all'],
  ['an address with a sign at its end', { path: '/services).?a=1', headers: html }, 'all'],
  ['an address with an escaped sign at its end', { path: '/uk/contacts%E2%80%8B', headers: html }, 'all'],
  ['an address with a capital', { path: '/uk/Contacts', headers: html }, 'all'],
  ['the country for the language', { path: '/ua/blog', headers: html }, 'all'],
  ['the language with its country', { path: '/uk-UA', headers: html }, 'all'],
  ['English with its country', { path: '/en-US', headers: html }, 'all'],
  ['a country that begins alike', { path: '/ukraine', headers: html }, 'all'],
  ['more doubled slashes than anybody writes', { path: `/uk${'//'.repeat(9)}services`, headers: html }, 'all'],
  ['a slash after a folder of files', { path: '/images/', headers: html }, 'all'],
  ['a slash after a folder of the framework', { path: '/_next/', headers: html }, 'all'],
  ['a slash after a folder that is hidden', { path: '/.well-known/' }, 'all'],
  ['an estimate whose question mark was escaped', { path: '/estimate/results%3Fv%3D1%26b%3Dacc.email', headers: html }, 'all'],
  ['a page as it was then', { path: '/services', headers: { ...html, 'if-match': '"x"' } }, 'all'],
  ['a page as it was on a day', { path: '/services', headers: { ...html, 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } }, 'all'],
  ['an address without what follows it', { path: '/api', headers: html }, 'all'],
  ['an ending there is not', { path: '/contacts.html', headers: html }, 'all'],
  ['doubled slashes', { path: '//uk///services//', headers: html }, 'all'],
  ['slashes that would name another site', { path: '/\\/example.com/', headers: html }, 'all'],
  ['the English prefix with doubled slashes', { path: '/EN//services/?a=1', headers: html }, 'all'],
  ['a redirect of the router', { path: '/en/services?_rsc=1&a=2' }, 'all'],
  ['a redirect of the router without more', { path: '/price?_rsc=1' }, 'all'],
  ['a missing page as gzip', { path: '/nope', headers: { ...html, 'accept-encoding': 'gzip' } }, 'all'],
  ['the head of a missing page', { path: '/uk/nope', method: 'HEAD', headers: html }, 'all'],
  ['a missing file', { path: '/nope.png' }, 'all'],
  ['a missing file, typed', { path: '/nope.png', headers: html }, 'all'],
  ['a missing script', { path: '/_next/static/chunks/nope.js' }, 'all'],
  ['a missing picture', { path: '/_ipx/w_1/nope.png' }, 'all'],
  ['a folder', { path: '/_next/static/chunks', headers: html }, 'all'],
  ['the file of a page', { path: '/services.html' }, 'all'],
  ['a part of the data of a page', { path: '/uk/services/__next._tree.txt' }, 'all'],
  ['a part with a sign that is escaped', { path: '/services/__next.%24d%24locale.services.__PAGE__.txt' }, 'all'],
  ['the same part as it is spelled', { path: '/services/__next.$d$locale.services.__PAGE__.txt' }, 'all'],
  ['a part that is not there', { path: '/uk/services/__next.nope.txt' }, 'all'],
  ['data that are not there', { path: '/nope.txt' }, 'all'],
  ['the data of home', { path: '/index.txt?_rsc=1' }, 'all'],
  ['the data of a page', { path: '/services.txt?_rsc=abc', headers: { 'accept-encoding': 'gzip' } }, 'all'],
  ['the data of a Ukrainian page', { path: '/uk/services.txt' }, 'all'],
  ['a posted form', { path: '/contacts', method: 'POST' }, 'all'],
  ['a deletion', { path: '/', method: 'DELETE' }, 'all'],
  ['a question about methods', { path: '/services', method: 'OPTIONS' }, 'all'],
  ['an action of a page', { path: '/services', headers: { 'next-action': 'x' } }, 'all'],
  ['another protocol', { path: '/services', headers: { upgrade: 'websocket' } }, 'all'],
  ['a way out of the folder', { path: '/uk/../../manifest.json' }, 'refused'],
  ['an escaped way out', { path: '/images/..%2f..%2fmanifest.json' }, 'refused'],
  ['what is no text', { path: '/%ff%' }, 'refused'],
  ['what is no text either', { path: '/%ff' }, 'all'],
  ['a method of the protocol', { path: '/services', method: 'TRACE' }, 'refused'],
  ['an address above all', { path: '/../..', headers: html }, 'refused'],
  ['a folder of the framework', { path: '/_next/static/[locale]/x.js' }, 'all'],
  ['a message', { path: '/api/contact', method: 'POST', headers: { ...form, accept: 'application/json' }, body: message }, 'all'],
  ['a message of a page without scripts', { path: '/api/contact', method: 'POST', headers: form, body: message }, 'all'],
  ['a message that is incomplete', { path: '/api/contact', method: 'POST', headers: form, body: 'name=Marta' }, 'headers'],
  [
    'a message of another site',
    { path: '/api/contact', method: 'POST', headers: { ...form, 'sec-fetch-site': 'cross-site' }, body: message },
    'headers',
  ],
  [
    'a message of no known kind',
    { path: '/api/contact', method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'Hi' },
    'headers',
  ],
  ['a message much too long', { path: '/api/contact', method: 'POST', headers: { ...form, 'content-length': '40000000' } }, 'refused'],
  ['another way to send a message', { path: '/api/contact', method: 'PUT' }, 'all'],
  ['a hook of the content service', { ...hook, headers: bearer, body: '{"event":"entry.publish"}' }, 'all'],
  ['a hook with a long entry', { ...hook, headers: bearer, body: `{"entry":"${'a'.repeat(900_000)}"}` }, 'all'],
  ['a hook with a wrong secret', { ...hook, headers: { authorization: 'Bearer guess' }, body: '{}' }, 'all'],
  ['a hook in another way', { ...hook, method: 'PUT', headers: bearer }, 'all'],
  ['how far a release is', { path: '/api/publish', headers: bearer }, 'all'],
  ['how far a release is, for a person', { path: '/api/publish?calm', headers: { ...basic, 'accept-language': 'uk' } }, 'all'],
  ['how far a release is, for nobody', { path: '/api/publish', headers: html }, 'all'],
  ['an estimate', { path: '/api/estimate/v1?p=web' }, 'all'],
  ['an estimate by its link', { path: '/estimate/results?preset=saas-mvp', headers: html }, 'all'],
  ['a step by its link', { path: '/uk/estimate/functional-blocks?utm_source=x&b.acc.email=on', headers: html }, 'all'],
  ['the head of an estimate', { path: '/estimate/settings?t=shop', method: 'HEAD', headers: html }, 'all'],
  ['an estimate, asked for by the router', { path: '/estimate/results.txt?b=acc.email' }, 'all'],
  ['a page of the estimate from an advertisement', { path: '/estimate?utm_source=b', headers: html }, 'all'],
  ['an estimate from another site', { path: '/api/estimate/v1', method: 'OPTIONS', headers: { origin: 'https://a.example' } }, 'all'],
]

const files = [
  '/robots.txt',
  '/favicon.ico',
  '/search-index/uk.json',
  '/fonts/manrope-LICENSE.txt',
  '/uk/rss.xml',
  '/feed.json',
  '/manifest.webmanifest',
  '/builds/latest.json',
  '/sitemap.xml',
]

/** One table for every way the site is served; `assets` are addresses of built files. */
export function listRequests(paths: SitePaths, assets: readonly string[]): readonly Row[] {
  const negotiated = fillTable(paths).map(([title, { path, method = 'GET', ...about }]): Row => {
    const headers = toHeaders({ ...about, ...(about.referer === 'own' && { referer: 'http://site.example/uk' }) }, '')
    return [title, { path, method, headers: { ...headers, host: 'site.example' } }, 'all']
  })
  const sent = [...files, ...assets].flatMap((path): Row[] => [
    [`${path} as it is`, { path }, 'all'],
    [`${path} compressed`, { path, headers: { 'accept-encoding': 'br, gzip' } }, 'all'],
    [`a part of ${path}`, { path, headers: { range: 'bytes=2-9' } }, 'all'],
    [`the end of ${path}`, { path, headers: { range: 'bytes=-5' } }, 'all'],
    [`${path} behind its end`, { path, headers: { range: 'bytes=99999999-' } }, 'all'],
  ])
  return [...ownRows, ...negotiated, ...sent]
}
