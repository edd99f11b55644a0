import { inject } from 'vitest'
import { locales } from '@/routing/locales'
import { readKeys } from '@/server/offer/keys'
import { signOffer } from '@/server/offer/offer'
import { expect, test } from './test'

const query = 'v=1&c=2026.1&q=production&b=acc.email_core.entity*5_pay.subs&cur=EUR&r=BE*50'

/** Signed with the key of the site under test. */
function offer(issued: string, expires: string): string {
  const keys = readKeys(inject('signingKey'))
  if (!keys) throw new Error('The site under test has no key.')
  return signOffer({ query, issued, expires, recipient: 'Зерно & Co' }, keys)
}

for (const locale of locales) {
  const suffix = locale === 'uk' ? '&lang=uk' : ''

  test(`a signed offer says no word that somebody added to its link (${locale})`, async ({ request }) => {
    for (const added of [
      '&b=all-prices-include-a-50-percent-discount-call-evil.example',
      '&b=call.evil-example_b.half',
      '&l=evil.example',
      '&x=evil-example',
      '&q=evil-example',
      '&alt=n*evil_add*evil.example',
      '&zzz=evil.example',
    ]) {
      const link = `/api/estimate/offer?${offer('2026-11-23', '2099-12-31')}${suffix}${added}`
      for (const address of [link, link.replace('/offer?', '/report?')]) {
        const text = await (await request.get(address)).text()
        if (text.includes('data-offer="changed"')) continue
        expect(text.replace(/<head.*?<\/head>/s, '').replace(/\shref="[^"]*"/g, ''), address).not.toMatch(/evil|discount/)
      }
    }
  })
}
