import { describe, expect, it } from 'vitest'
import { createWords } from '@/components/estimate/words'
import { formatEstimate, parseEstimate } from '@/estimate'
import { catalogues } from '@/messages/catalogues'
import { makeKeys, readKeys } from '@/server/offer/keys'
import { checkOffer } from '@/server/offer/offer'
import { makeOffer } from './make-offer'

const keys = readKeys(makeKeys().privateKey)
if (!keys) throw new Error('no key')
const bench = { keys, siteUrl: 'https://site.example', today: '2026-11-23', words: createWords('en', catalogues.en) }
const query = 'v=1&c=2026.1&q=production&b=acc.email_core.entity*5'

const stateOf = (link: string, today: string) => {
  const params = new URL(link).searchParams
  const { document, catalogue } = parseEstimate(params)
  return checkOffer(params, formatEstimate(document, catalogue), keys, today).state
}

describe('npm run estimate:offer', () => {
  it('signs the estimate of an address for 30 days, in the language of the address', () => {
    const [said, link = ''] = makeOffer([`https://site.example/uk/estimate/results?${query}#n=Cafe`, '--for', 'Зерно'], bench)
    expect(said).toMatch(/^Offer [0-9A-Z]{4}-[0-9A-Z]{4}, 2026-11-23 to 2026-12-23, for Зерно$/)
    expect(link).toMatch(/^https:\/\/site\.example\/api\/estimate\/offer\?v=1&c=2026\.1&.*&lang=uk$/)
    expect([stateOf(link, '2026-12-23'), stateOf(link, '2026-12-24')]).toEqual(['valid', 'expired'])
  })

  it('takes a bare query, a day and a number of days', () => {
    const [said] = makeOffer([query, '--issued', '2026-12-01', '--valid', '7'], bench)
    expect(said).toContain('2026-12-01 to 2026-12-08')
  })

  it.each([
    ['nothing', [], 'one address'],
    ['two addresses, as a shell makes them of an & without quotes', ['v=1', 'c=2026.1'], 'one address'],
    ['an estimate of nothing', ['v=1&c=2026.1'], 'no blocks'],
    ['what had to be repaired', [query.replace('&q=', '&st=gold&q=')], 'gold'],
    ['what cannot be built', ['v=1&c=2026.1&x=fe-none&b=acc.email_mob.bio'], 'go together'],
    ['a day that is none', [query, '--issued', '2026-13-01'], '--issued'],
    ['no time at all', [query, '--valid', '0'], '--valid'],
    ['a name in two lines', [query, '--for', 'A\nB'], '--for'],
  ])('signs nothing for %s', (_, typed, reason) => {
    expect(() => makeOffer(typed, bench)).toThrow(reason)
  })
})
