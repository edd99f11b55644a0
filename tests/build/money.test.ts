import { describe, expect, it } from 'vitest'
import { startPrices } from '@/components/estimate/labels'
import { toServicePrice } from '@/components/services/service-price'
import { readSnapshot } from '@/content-client/snapshot'
import { currentCatalogue, exchangeRate } from '@/estimate'
import { formatDay, formatMoney, formatShown, formatUsd } from '@/messages/format'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { read } from '../support/files'
import { textOf } from '../support/html'
import { pageAt } from '../support/pages'

const { uk } = (await readSnapshot()).locales
const shown = startPrices('uk')
const inHryvnias = (dollars: number) => formatShown(dollars, shown, 'uk')
const inDollars = (dollars: number) => formatUsd(dollars, 'uk')
const services = uk.services.flatMap((service) => {
  const price = toServicePrice(service, uk['estimate-presets'])
  return price ? [{ service, price }] : []
})
const wordsOf = (address: string) => {
  const page = pageAt(address)
  return page ? read(page.file) : ''
}

describe('on Ukrainian pages', () => {
  it('prices stand at the rate of the estimate', () => {
    expect(shown).toEqual({ currency: 'UAH', rate: exchangeRate({ currency: 'UAH', exchange: {} }, currentCatalogue) })
  })

  it.each(services)(
    '“$service.title” costs as many hryvnias as its estimate begins with, with the dollars of a price its contract names',
    ({ service, price }) => {
      const text = textOf(wordsOf(hrefTo('uk', serviceRoute(service.slug))))
      expect(text).toContain(inHryvnias(price.from) + (price.agreed ? ` (${inDollars(price.from)})` : ''))
      expect(text).toContain(formatMoney(shown.rate, 'UAH', 'uk'))
      expect(text).toContain(formatDay(currentCatalogue.exchange.date, 'uk'))
    },
  )

  it('every price of the list of services is in hryvnias, and one that contracts name has its dollars beside it', () => {
    const text = wordsOf(hrefTo('uk', 'services'))
    for (const { price } of services)
      for (const figure of price.agreed ? [inHryvnias, inDollars] : [inHryvnias]) expect(text).toContain(figure(price.to))
  })

  it('a budget is chosen in hryvnias and sent in the dollars it was always sent in', () => {
    const options = [...wordsOf(hrefTo('uk', 'contacts')).matchAll(/<option value="([^"]+)">([^<]+)/g)].map(([, sent, read]) => [
      sent,
      read,
    ])
    expect(options[0]?.[0]).toContain(inDollars(15_000))
    expect(options[0]?.[1]).toContain(inHryvnias(15_000))
    expect(options[0]?.[1]).toContain(`(${options[0]?.[0]})`)
  })
})
