import { cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, it } from 'vitest'
import { catalogues } from '@/messages/catalogues'
import { locales } from '@/routing/locales'
import { StartBasis } from './start-rate'

afterEach(cleanup)

it.each(locales)('the first price of the estimate names its price list and its currency, with the day of the rate (%s)', (locale) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={catalogues[locale]}>
      <StartBasis />
    </NextIntlClientProvider>,
  )
  const said = container.textContent?.replaceAll('\u00A0', ' ')
  expect(said).toMatch(locale === 'en' ? /our .+ 20\d\d price list.*US dollars/ : /прайсом від .+ року.*1 долар США = 41,5 ₴ .*20\d\d року/)
})
