import type { Catalogue } from '../catalogue/types'
import { choices, type EstimateInput, type Platform, platforms, type Settings } from '../input'
import { type Fields, lastOf } from './fields'
import type { Report } from './notices'
import { readBlocks } from './read-blocks'

/** What this room needs of a preset; the presets themselves are content. */
export type Preset = {
  slug: string
  type: string
  settings: Readonly<Record<string, unknown>>
  sizes: Readonly<Record<PresetSize, { blocks: readonly (readonly [string, number])[] }>>
}

export const presetSizes = ['lean', 'usual', 'large'] as const
export type PresetSize = (typeof presetSizes)[number]

/** What `preset=saas-mvp&size=lean` stands for: its settings and complete list of blocks. A type names its first preset. */
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
  const chosen = Object.entries(choices).flatMap(([key, allowed]) => {
    const value = allowed.find((candidate) => candidate === given.get(key))
    return value ? [[key, value]] : []
  })
  const wanted = given.get('platforms')
  const list: Platform[] = Array.isArray(wanted) ? platforms.filter((platform) => wanted.includes(platform)) : []
  return { ...Object.fromEntries(chosen), ...(list.length > 0 && { platforms: list }) }
}
