import { describe, expect, it } from 'vitest'
import { readVisit } from './visit'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const opened = {
  host: 'site.example',
  accept: 'text/html,*/*',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  'user-agent': phone,
}
const said = (target: string, headers: object = {}, more: { method?: string; status?: number } = {}) =>
  readVisit({ method: 'GET', status: 200, target, headers: { ...opened, ...headers }, ...more }).map(({ kind, name }) => `${kind} ${name}`)

describe('an answer counts as', () => {
  it.each([
    ['a page and its direct visit', '/uk/blog', {}, ['page /uk/blog', 'referrer direct']],
    ['a page without its query', '/estimate/results?b=acc.email', {}, ['page /estimate/results', 'referrer direct']],
    [
      'a visit from another site',
      '/',
      { referer: 'https://www.clutch.co/x?q=1', 'sec-fetch-site': 'cross-site' },
      ['page /', 'referrer clutch.co'],
    ],
    ['a page opened from another', '/blog', { referer: 'https://site.example/', 'sec-fetch-site': 'same-origin' }, ['page /blog']],
    ['a campaign', '/?utm_source=dou&utm_medium=post&utm_campaign=q4', {}, ['page /', 'referrer direct', 'campaign dou / post / q4']],
    ['a page gone on to by a click', '/services.txt?_rsc=1', { rsc: '1', accept: '*/*', 'sec-fetch-dest': 'empty' }, ['onward /services']],
    ['home gone on to', '/index.txt?_rsc=1', { rsc: '1', accept: '*/*' }, ['onward /']],
    ['a page that a pointer rests on', '/uk/blog/__next._tree.txt', { rsc: '1', 'next-router-prefetch': '1' }, ['onward /uk/blog']],
    ['results that are seen', '/api/estimate/texts/uk', { accept: '*/*', 'sec-fetch-dest': 'empty' }, ['results uk']],
    [
      'a program by its name',
      '/blog',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
      ['bot googlebot'],
    ],
    ['a program without a name', '/blog', { 'user-agent': undefined }, ['bot without a name']],
  ])('%s', (_what, target, headers, counts) => {
    expect(said(target, headers)).toEqual(counts)
  })

  it.each([
    ['a file of a page', '/images/team.avif', { 'sec-fetch-dest': 'image' }],
    ['a part of the data of a page', '/services/__next.$d$locale.services.__PAGE__.txt', { rsc: '1' }],
    ['results that the step before them fetches ahead', '/estimate/results/__next._tree.txt', { rsc: '1' }],
    ['a page that the browser fetches ahead', '/blog', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page that a program of ours fetches', '/estimate/results', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
    ['an answer of the interface', '/api/estimate/v1?p=web', {}],
    ['a program that asks for data', '/services.txt', { rsc: '1', 'user-agent': 'curl/8.0' }],
  ])('nothing: %s', (_what, target, headers) => {
    expect(said(target, headers)).toEqual([])
  })

  it('nothing where no page was answered, and a page where the browser has it still', () => {
    expect(said('/nowhere', {}, { status: 404 })).toEqual([])
    expect(said('/', {}, { status: 302 })).toEqual([])
    expect(said('/', {}, { method: 'HEAD' })).toEqual([])
    expect(said('/blog', {}, { status: 304 })).toEqual(['page /blog', 'referrer direct'])
  })
})

describe('what anybody can write into an address', () => {
  it('is cut, and an address of a person in it is not kept', () => {
    expect(said(`/?utm_source=${'x'.repeat(500)}`)[2]).toHaveLength('campaign '.length + 80)
    expect(said('/?utm_source=mail&utm_campaign=olena%40example.org')).toEqual(['page /', 'referrer direct'])
    expect(said('/?utm_source=a%00b%0Ac')[2]).toBe('campaign a b c')
    expect(said('/', { referer: 'nonsense', 'sec-fetch-site': 'cross-site' })).toEqual(['page /'])
  })
})
