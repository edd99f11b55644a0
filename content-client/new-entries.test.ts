import { describe, expect, it } from 'vitest'
import { inBoth, mistakes } from '@/tests/support/content-mistakes'
import { sampleDocument, service } from '@/tests/support/small-content'

describe('an entry nobody foresaw', () => {
  it('is a page of its own where it is a service, its document, or one of the trust pack', async () => {
    const found = await mistakes(({ collections }) => {
      collections.services = [service, { ...service, slug: 'haircuts' }]
      collections['sample-documents'] = [
        { ...sampleDocument, slug: 'haircuts/price-list' },
        { ...sampleDocument, slug: 'trust/contract' },
      ]
    })
    expect(found).toEqual([])
  })

  it('is a mistake where its page would have to be composed by hand', async () => {
    const found = await mistakes(({ collections }) => {
      collections['legal-pages'] = [{ slug: 'imprint' }]
    })
    expect(found).toContain(
      'legal-pages, entry "imprint", field slug: has no address on this site (the addresses are in routing/routes.ts)',
    )
  })

  it('is a mistake where a document belongs to no service, or a service has an address of two parts', async () => {
    const found = await mistakes(({ collections }) => {
      collections['sample-documents'] = [{ ...sampleDocument, slug: 'haircuts/price-list' }]
    })
    expect(found).toEqual(
      inBoth('sample-documents, entry "haircuts/price-list", locale LOCALE, field slug: names "haircuts", which is not in services'),
    )
    const misspelled = await mistakes(({ collections }) => {
      collections.services = [service, { ...service, slug: 'design/sprint' }]
      collections['sample-documents'] = [{ ...sampleDocument, slug: 'price-list' }]
    })
    expect(misspelled).toEqual(
      ['en', 'uk'].flatMap((locale) => [
        `services, entry "design/sprint", locale ${locale}, field slug: must be lower-case words joined by hyphens`,
        `sample-documents, entry "price-list", locale ${locale}, field slug: must be the slug of a service and a name of its own, joined by one slash`,
      ]),
    )
  })
})
