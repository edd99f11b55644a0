import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readLink, signLink } from './link'

const secret = 'a secret of thirty-two characters'
const link = { collection: 'articles', slug: 'ai/first-post', locale: 'uk' } as const
const now = Date.UTC(2026, 10, 23)
const expires = now / 1000 + 60
const read = (query: string) => readLink(query, { secret, now })

describe('a link to a draft', () => {
  it('leads to its entry in its language', () => {
    expect(read(signLink(link, expires, secret))).toEqual(link)
    expect(read(`?${signLink({ collection: 'organisation', slug: '', locale: 'en' }, expires, secret)}`)).toEqual({
      collection: 'organisation',
      slug: '',
      locale: 'en',
    })
  })

  it('is spelled and signed as the panel does it', () => {
    const query = `collection=articles&slug=ai%2Ffirst-post&locale=uk&expires=${expires}`
    expect(signLink(link, expires, secret)).toBe(`${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`)
    // Something on the way may spell it in another way.
    expect(read(signLink(link, expires, secret).replace('%2F', '/'))).toEqual(link)
  })

  const signed = signLink(link, expires, secret)
  it.each([
    ['without a signature', signed.replace(/&signature=.*/, '')],
    ['with an empty signature', signed.replace(/signature=.*/, 'signature=')],
    ['with another signature', signed.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['signed with another secret', signLink(link, expires, `${secret}!`)],
    ['to another entry', signed.replace('first-post', 'other-post')],
    ['in another language', signed.replace('locale=uk', 'locale=en')],
    ['that lasts longer than was said', signed.replace(`expires=${expires}`, `expires=${expires + 1}`)],
    ['that has expired', signLink(link, now / 1000, secret)],
    ['that never says when it expires', signLink(link, Number.NaN, secret)],
    ['to a collection this site does not have', signLink({ ...link, collection: 'orders' as 'articles' }, expires, secret)],
    ['in a language this site does not have', signLink({ ...link, locale: 'de' as 'en' }, expires, secret)],
    ['that says nothing', ''],
  ])('%s leads nowhere', (_what, query) => expect(read(query)).toBeNull())
})
