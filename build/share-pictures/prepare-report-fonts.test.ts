import satori, { type Font } from 'satori'
import { describe, expect, it } from 'vitest'
import { basisWords } from '@/components/estimate/results/basis'
import { money } from '@/components/estimate/results/view'
import { parseEstimate } from '@/estimate'
import { currencySymbols } from '@/messages/format'
import { locales } from '@/routing/locales'
import { viewOf } from '@/tests/support/estimate-views'
import { cutCardFonts } from './card-fonts'
import { reportTexts } from './prepare-report-fonts'

/** What of a text has no shape in the fonts. */
async function missingIn(text: string, face: 'text' | 'display', fonts: Font[]): Promise<string[]> {
  const missing: string[] = []
  const own = fonts.filter(({ name }) => name === face)
  const element = { type: 'div', key: null, props: { style: { display: 'flex', fontFamily: face }, children: text } }
  const loadAdditionalAsset = async (_: string, segment: string) => {
    missing.push(segment)
    return []
  }
  await satori(element, { width: 1200, height: 630, fonts: own, loadAdditionalAsset })
  return missing
}

const shown = locales.flatMap((locale) => Object.keys(currencySymbols).map((currency) => ({ locale, currency })))

describe('the fonts of the picture of a shared estimate', async () => {
  const fonts = await cutCardFonts(reportTexts().join(''))

  it.each(shown)('have the sign of $currency and its rate ($locale)', async ({ locale, currency }) => {
    const view = viewOf(parseEstimate(`b=acc.email&cur=${currency}&fx=${currency}*0.123456`).document.input, locale)
    expect(await missingIn(`${money(view, 12_000)} – ${money(view, 987_000)}`, 'display', fonts)).toEqual([])
    expect(await missingIn(basisWords(view).currency, 'text', fonts)).toEqual([])
  })

  it('would be found out without a sign', async () => {
    expect(await missingIn('5 ₴', 'display', await cutCardFonts('5 $'))).toEqual(['₴'])
  })
})
