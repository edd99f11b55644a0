import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { roundMoney } from '@/estimate/display/rounding'
import { estimatePreset } from './schemas/work'

const folder = join(process.cwd(), 'content', 'estimate-presets')

function readPreset(name: string) {
  const { en, uk: _uk, ...shared } = parse(readFileSync(join(folder, name), 'utf8'))
  return estimatePreset.parse({ slug: name.replace('.yaml', ''), ...shared, ...en })
}

const presets = readdirSync(folder).map(readPreset)
const cases = presets.flatMap(({ slug, sizes }) =>
  Object.entries(sizes).map(([size, figures]) => ({ name: `${slug}, ${size}`, ...figures })),
)

describe('estimate presets', () => {
  it.each(cases)('narrows with every stage: $name', ({ cost, weeks, stages: { idea, spec, designed } }) => {
    const inOrder = [idea, { cost, weeks }, spec, designed]
    const widths = inOrder.map((figures) => figures.cost.p90 / figures.cost.p10)
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    expect(inOrder.map((figures) => figures.cost.p50)).toEqual(inOrder.map((figures) => figures.cost.p50).sort((a, b) => b - a))
    expect(inOrder.map((figures) => figures.weeks)).toEqual(inOrder.map((figures) => figures.weeks).sort((a, b) => b - a))
  })

  it('shows the figures of the article on honest ranges', () => {
    const usual = presets.find(({ slug }) => slug === 'saas-mvp')?.sizes.usual
    const shown = [usual?.stages.idea, usual, usual?.stages.spec, usual?.stages.designed].map(
      (figures) => figures && [figures.cost.p10, figures.cost.p50, figures.cost.p90].map(roundMoney),
    )
    expect(shown).toEqual([
      [32_000, 54_000, 91_500],
      [33_500, 49_500, 74_000],
      [34_500, 45_500, 60_500],
      [36_500, 44_000, 53_000],
    ])
  })
})
