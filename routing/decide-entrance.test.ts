import { describe, expect, it } from 'vitest'
import { smallSite, toSiteRequest } from '@/tests/support/site-request'
import { localeCookie } from './cookie'
import { decide } from './decide'

const enter = (headers: Record<string, string> = {}, countryHeader?: string) =>
  decide(toSiteRequest('/', headers, countryHeader), smallSite)

const english = { kind: 'page', page: '/en' }
const chosenEnglish = { ...english, headers: { 'Set-Cookie': localeCookie('en') } }
const ukrainian = {
  kind: 'redirect',
  to: '/uk',
  status: 302,
  headers: { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie', 'Set-Cookie': localeCookie('uk') },
}
const inUkrainian = { 'accept-language': 'uk-UA,uk;q=0.9,en;q=0.5' }

describe('who opens the home page for the first time', () => {
  it('stays in English when nothing says otherwise, as crawlers do', () => {
    expect(enter()).toEqual(english)
    expect(enter({ 'accept-language': 'en-GB,uk;q=0.9' })).toEqual(english)
  })

  it('is led to Ukrainian by the browser’s languages, and the choice is remembered', () => {
    expect(enter(inUkrainian)).toEqual(ukrainian)
    expect(enter({ ...inUkrainian, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' })).toEqual(ukrainian)
  })

  it('is led to Ukrainian from Ukraine, where the deployment knows the country', () => {
    expect(enter({ 'x-country': 'UA', 'accept-language': 'en' }, 'x-country')).toEqual(ukrainian)
    expect(enter({ 'x-country': 'PL', 'accept-language': 'en' }, 'x-country')).toEqual(english)
    expect(enter({ 'x-country': 'UA', 'accept-language': 'en' })).toEqual(english)
  })
})

describe('who comes back to the home page', () => {
  it('gets the language of the cookie, whatever the browser and the country say', () => {
    expect(enter({ cookie: 'i18n_redirected=uk' })).toEqual(ukrainian)
    expect(enter({ ...inUkrainian, cookie: 'i18n_redirected=en', 'x-country': 'UA' }, 'x-country')).toEqual(english)
  })

  it('is asked anew when the cookie says nothing we know', () => {
    expect(enter({ ...inUkrainian, cookie: 'i18n_redirected=zz' })).toEqual(ukrainian)
    expect(enter({ cookie: 'i18n_redirected=zz' })).toEqual(english)
  })
})

describe('who opens the home page from a page of the site', () => {
  const remembered = { ...inUkrainian, cookie: 'i18n_redirected=uk' }

  it('has chosen English, and that is remembered', () => {
    expect(enter({ ...remembered, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' })).toEqual(chosenEnglish)
    expect(enter({ ...remembered, referer: 'https://site.example/uk/contacts' })).toEqual(chosenEnglish)
  })

  it('is not taken for somebody who comes from elsewhere', () => {
    for (const referer of ['https://other.example/', 'https://site.example.evil.example/', 'https://evil.example/site.example', 'nonsense'])
      expect(enter({ ...remembered, referer }), referer).toEqual(ukrainian)
    for (const site of ['same-site', 'cross-site', 'none'])
      expect(enter({ ...remembered, 'sec-fetch-site': site, referer: 'https://site.example/uk' }), site).toEqual(ukrainian)
  })
})

describe('what a page loads or sends on its own', () => {
  it('is never led to another language and remembers none', () => {
    for (const from of [{}, { 'sec-fetch-site': 'same-origin' }]) {
      for (const headers of [{ 'sec-fetch-dest': 'empty' }, { 'sec-fetch-dest': 'iframe' }])
        expect(enter({ ...inUkrainian, ...headers, ...from }), JSON.stringify({ headers, from })).toEqual(english)
    }
  })

  it('stays where a form was sent', () => {
    expect(decide({ ...toSiteRequest('/', inUkrainian), method: 'POST' }, smallSite)).toEqual(english)
    expect(decide({ ...toSiteRequest('/', inUkrainian), method: 'HEAD' }, smallSite)).toEqual(ukrainian)
  })

  it('ahead of a click may be redirected but remembers nothing', () => {
    const { 'Set-Cookie': _cookie, ...unremembered } = ukrainian.headers
    for (const header of ['sec-purpose', 'purpose', 'next-router-prefetch']) {
      expect(enter({ ...inUkrainian, [header]: 'prefetch' }), header).toEqual({ ...ukrainian, headers: unremembered })
      const chosen = enter({ ...inUkrainian, [header]: 'prefetch', 'sec-fetch-site': 'same-origin' })
      expect(chosen, header).toMatchObject(english)
      expect(chosen.headers, header).not.toHaveProperty('Set-Cookie')
    }
  })
})
