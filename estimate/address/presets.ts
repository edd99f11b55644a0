import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { keysOf, parameters, type Settings } from '../parameters'
import { type Fields, lastOf } from './fields'
import type { Report } from './notices'
import { readBlocks } from './read-blocks'

/** The part of a preset the engine uses; presets are content. */
export type Preset = {
  slug: string
  type: string
  settings: Readonly<Record<string, unknown>>
  sizes: Readonly<Record<PresetSize, { blocks: readonly (readonly [string, number])[] }>>
}

const presetSizes = ['lean', 'usual', 'large'] as const
export type PresetSize = (typeof presetSizes)[number]

/** Expands `preset=saas-mvp&size=lean` to its settings and blocks. A type stands for its first preset. */
export function expandPreset(fields: Fields, presets: readonly Preset[], catalogue: Catalogue, report: Report): Partial<EstimateInput> {
  const name = lastOf(fields, 'preset', report)
  if (name === undefined) return {}
  const preset = presets.find(({ slug }) => slug === name) ?? presets.find(({ type }) => type === name)
  if (!preset) {
    report('preset', { value: name })
    return {}
  }
  const asked = lastOf(fields, 'size', report)
  const size = presetSizes.find((each) => each === asked) ?? 'usual'
  if (asked !== undefined && asked !== size) report('value', { key: 'size', value: asked })
  return presetInput(preset, size, catalogue, report)
}

export function presetInput(preset: Preset, size: PresetSize, catalogue: Catalogue, report: Report = () => {}): Partial<EstimateInput> {
  const settings = readPresetSettings(preset)
  const values = preset.sizes[size].blocks.map(([id, quantity]) => `${id}*${quantity}`)
  return { ...settings, blocks: readBlocks(values, settings.platforms ?? ['web'], catalogue, report) }
}

function readPresetSettings({ type, settings }: Preset): Partial<Settings> {
  const given = new Map<string, unknown>(Object.entries({ ...settings, type }))
  const read = keysOf('choice', 'set').flatMap((key) => {
    const { kind, setting, values } = parameters[key]
    const wanted = [given.get(setting)].flat()
    const chosen = values.filter((value) => wanted.includes(value))
    return chosen.length > 0 ? [[setting, kind === 'set' ? chosen : chosen[0]]] : []
  })
  return Object.fromEntries(read)
}
