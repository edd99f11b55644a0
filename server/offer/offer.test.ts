import { describe, expect, it } from 'vitest'
import { formatEstimate, parseEstimate } from '@/estimate'
import { makeKeys, type OfferKeys, readKeys } from './keys'
import { checkOffer, claimOf, signOffer } from './offer'

const keysOf = (text: string): OfferKeys => {
  const keys = readKeys(text)
  if (!keys) throw new Error('no key')
  return keys
}
const { privateKey, publicKey } = makeKeys()
const site = keysOf(publicKey)

const canonical = (text: string) => {
  const { document, catalogue } = parseEstimate(text)
  return formatEstimate(document, catalogue)
}
const query = canonical('v=1&c=2026.1&q=production&b=acc.email_core.entity*5_pay.subs&from=2026-12-07&r=BE*50&cur=EUR')
const made = { query, issued: '2026-11-23', expires: '2026-12-23', recipient: 'Зерно & Co' }
const link = signOffer(made, keysOf(privateKey))

const stateOf = (text: string, today = '2026-11-30', keys: OfferKeys | null = site) =>
  checkOffer(new URLSearchParams(text), canonical(text), keys, today).state

describe('a signed offer', () => {
  it('is checked with the public half of the key, to the end of its last day', () => {
    expect(stateOf(link)).toBe('valid')
    expect(stateOf(link, '2026-12-23')).toBe('valid')
    expect(stateOf(link, '2026-12-24')).toBe('expired')
  })

  it('says what was signed and by which name it goes', () => {
    const checked = checkOffer(new URLSearchParams(link), query, site, '2026-11-30')
    expect(checked).toMatchObject({ offer: made, reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) })
    expect('address' in checked && `${query}&${checked.address}`).toBe(link)
  })

  it('is the same in another order, in the other language, and with what advertising adds', () => {
    expect(stateOf(link.split('&').reverse().join('&'))).toBe('valid')
    expect(stateOf(`lang=uk&${link}&utm_source=mail`)).toBe('valid')
    expect(stateOf(link.replace('_core.entity*5', '').replace('&from', '&b=core.entity*5&from'))).toBe('valid')
  })

  it.each(['issued=2020-01-01', 'expires=2099-12-31', 'for=Somebody'])('is none of ours with %s before what was signed', (added) => {
    expect(stateOf(`${added}&${link}`)).toBe('changed')
  })

  it.each(link.split('&').filter((each) => !/^(?:v|sig)=/.test(each)))('is none of ours without %s', (part) => {
    expect(stateOf(link.replace(`${part}&`, ''))).toBe('changed')
  })

  it.each([
    ['a rate', 'BE*50', 'BE*20'],
    ['a rate added', 'BE*50', 'BE*50_FE*5'],
    ['an exchange rate', 'cur=EUR', 'cur=EUR&fx=EUR*0.2'],
    ['a currency', 'cur=EUR', 'cur=GBP'],
    ['a quantity', 'entity*5', 'entity*6'],
    ['a block', 'pay.subs', 'pay.subs_ai.rag'],
    ['a setting', 'q=production', 'q=prototype'],
    ['another catalogue', 'c=2026.1', 'c=2025.1'],
    ['a scenario', '&issued', '&alt=n*lean_q*mvp&issued'],
    ['a start', 'from=2026-12-07', 'from=2026-12-14'],
    ['a later end', 'expires=2026-12-23', 'expires=2027-12-23'],
    ['an end no calendar has', 'expires=2026-12-23', 'expires=2026-12-99'],
    ['a second end', 'expires=2026-12-23', 'expires=2026-12-23&expires=2027-12-23'],
    ['an earlier day', 'issued=2026-11-23', 'issued=2026-11-22'],
    ['another company', 'Co&', 'Company&'],
    ['a signature cut short', /.{8}$/, ''],
    ['another signature', /sig=.{8}/, 'sig=AAAAAAAA'],
  ])('is none of ours with %s', (_, was, is) => {
    const text = link.replace(was, is)
    expect(text).not.toBe(link)
    expect(stateOf(text)).toBe('changed')
  })

  it('is none of ours where another key signed it', () => {
    expect(stateOf(signOffer(made, keysOf(makeKeys().privateKey)))).toBe('changed')
  })

  it('is nothing a site without a key can say anything about', () => {
    expect(stateOf(link, undefined, null)).toBe('unsigned')
    expect(stateOf(query)).toBe('none')
  })

  it('is repeated to the other language with what it claims, and nothing else', () => {
    const claimed = new URLSearchParams(claimOf(new URLSearchParams(`${link}&utm_source=mail&lang=uk&sig=again`)))
    expect([...claimed.keys()]).toEqual(['issued', 'expires', 'for', 'sig'])
    expect(stateOf(`${query}&${claimed}`)).toBe('valid')
    expect(claimOf(new URLSearchParams({ sig: 'x'.repeat(9000) })).length).toBeLessThan(300)
  })

  it('cannot be made with the public half, and halves are told from other texts', () => {
    expect(() => signOffer(made, site)).toThrow('cannot sign')
    expect(readKeys('')).toBeNull()
    expect(readKeys(privateKey.slice(1))).toBeNull()
  })

  it('adds nothing to an estimate that is read without it', () => {
    expect(parseEstimate(link).notices).toEqual([])
  })
})
