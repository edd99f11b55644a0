import type { PriceListSource } from '@/content-client/prices'
import { type Catalogue, keysOf, parameters, presetInput } from '@/estimate'

type Problem = { field: string; reason: string }

/** What is wrong with a preset: settings or blocks the estimate does not know would be left out of its price without a word. */
export function describePreset(preset: PriceListSource['presets'][number], catalogue: Catalogue): Problem[] {
  const known = keysOf('choice', 'set').map((key) => parameters[key])
  const problems = Object.entries({ ...preset.settings, type: preset.type }).flatMap(([name, value]) => {
    const field = name === 'type' ? name : `settings.${name}`
    const parameter = known.find(({ setting }) => setting === name)
    if (!parameter) return [{ field, reason: `is no setting of the estimate; there are ${list(known.map(({ setting }) => setting))}` }]
    const wrong = [value].flat().filter((each) => !parameter.values.some((allowed) => allowed === each))
    return wrong.map((each) => ({ field, reason: `"${String(each)}" is none of its values; there are ${list(parameter.values)}` }))
  })
  for (const size of ['lean', 'usual', 'large'] as const)
    presetInput(preset, size, catalogue, (_code, { ids, id, value } = {}) => {
      const reason = ids ? `catalogue ${catalogue.version} has no ${ids} for these platforms` : `${id} cannot be taken ${value} times`
      problems.push({ field: `sizes.${size}.blocks`, reason })
    })
  return problems
}

const list = (words: readonly string[]) => words.join(', ')
