// @vitest-environment node
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RateTables } from '@/components/documents/rate-tables'
import { firstPreset, toPresets } from '@/components/estimate/presets'
import { getEstimatePresets, getSampleDocuments, getTrustSections } from '@/content-client'
import { currentCatalogue, defaultInput, estimate, presetInput } from '@/estimate'
import { catalogues } from '@/messages/catalogues'
import { formatMoney, formatPercent, formatUsd } from '@/messages/format'
import { locales } from '@/routing/locales'

const { rates, support } = currentCatalogue
const levels = ['basic', 'standard', 'extended'] as const

describe.each(locales)('the rate card (%s)', async (locale) => {
  const presets = await getEstimatePresets(locale)
  const sections = await getTrustSections(locale)
  const documents = await getSampleDocuments(locale)
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={catalogues[locale]} timeZone="Europe/Kyiv">
      <RateTables presets={presets} />
    </NextIntlClientProvider>,
  )

  it('prices an hour of each role as the estimate does', () => {
    for (const rate of Object.values(rates)) expect(html).toContain(`<td>${formatMoney(rate, 'USD', locale)}</td>`)
  })

  it('prices a month of support as the results of its example do', () => {
    const preset = toPresets(presets).find(({ slug }) => slug === firstPreset)
    if (!preset) throw new Error('The content has no such preset.')
    const input = { ...defaultInput, ...presetInput(preset, 'usual', currentCatalogue) }
    for (const level of levels) {
      const { running } = estimate({ ...input, support: level }, currentCatalogue)
      expect(html).toContain(`<td>${formatUsd(running.support?.cost ?? 0, locale)}</td>`)
    }
  })

  it('has the lowest and the highest rate that the trust pack names', () => {
    const [lowest, highest] = [Math.min(...Object.values(rates)), Math.max(...Object.values(rates))]
    const { text, figure } = sections.find(({ slug }) => slug === 'rates') ?? {}
    const range = `${lowest}–\u2060${highest}`
    expect(figure?.value).toBe(locale === 'en' ? `$${range}` : `${range}\u00A0$`)
    for (const rate of [lowest, highest])
      expect(text?.markdown.replaceAll('\u00A0', ' ')).toContain(plain(formatMoney(rate, 'USD', locale)))
  })

  it('sells the hours and shares that the support terms name', () => {
    const terms = documents.find(({ slug }) => slug === 'trust/support-terms')?.body.markdown.replaceAll('\u00A0', ' ')
    const cells = (values: readonly string[]) => `| ${values.join(' | ')} |`
    expect(terms).toContain(cells(levels.map((level) => String(support[level]?.hours))))
    expect(terms).toContain(cells(levels.map((level) => plain(formatPercent(support[level]?.share ?? 0, locale)))))
  })
})

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
