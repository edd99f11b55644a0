import { describe, expect, it } from 'vitest'
import { currentCatalogue } from '@/estimate'
import { pricedPresets } from '@/tests/support/presets'
import { toPriceList } from './price-list'

const cases = pricedPresets().flatMap(({ slug, sizes }) =>
  Object.entries(sizes).map(([size, figures]) => ({ name: `${slug}, ${size}`, ...figures })),
)

describe('a preset', () => {
  it.each(cases)('has prices that narrow with every stage: $name', ({ cost, weeks, hours, stages: { idea, spec, designed } }) => {
    const inOrder = [idea, { cost, weeks, hours }, spec, designed]
    const widths = inOrder.map((figures) => figures.cost.p90 / figures.cost.p10)
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    for (const figure of [(each: (typeof inOrder)[0]) => each.cost.p50, (each: (typeof inOrder)[0]) => each.weeks])
      expect(inOrder.map(figure)).toEqual(inOrder.map(figure).sort((a, b) => b - a))
  })

  it('that asks for what the estimate does not know is refused, by field', () => {
    const [preset] = pricedPresets()
    if (!preset) throw new Error('There is no preset.')
    const { problemsOf } = toPriceList({ presets: [], services: [] }, currentCatalogue)
    expect(problemsOf(preset)).toEqual([])
    const lean = { blocks: [...preset.sizes.lean.blocks, ['shop.teleport', 1], ['seo.base', 3]] as [string, number][] }
    const wrong = {
      ...preset,
      type: 'moon',
      settings: { ...preset.settings, pace: 'turbo', colour: 'red' },
      sizes: { ...preset.sizes, lean },
    }
    expect(problemsOf(wrong).map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      expect.stringContaining('settings.pace: "turbo" is none of its values; there are economical, balanced, fast'),
      expect.stringContaining('settings.colour: is no setting of the estimate'),
      expect.stringContaining('type: "moon" is none of its values'),
      'sizes.lean.blocks: seo.base cannot be taken 3 times',
      `sizes.lean.blocks: catalogue ${currentCatalogue.version} has no shop.teleport for these platforms`,
    ])
  })
})
