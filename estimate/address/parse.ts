import { currentCatalogue, findCatalogue } from '../catalogue/register'
import type { Catalogue } from '../catalogue/types'
import { type Currency, defaultInput, type EstimateInput } from '../input'
import { type Alternative, readAlternatives } from './alternatives'
import { type Fields, isOfEstimate, lastOf, readFields } from './fields'
import { grammarVersion, maxQueryLength } from './keys'
import { collectNotices, type Notice, type Report } from './notices'
import { expandPreset, type Preset } from './presets'
import { readBlocks, readIds, readKnownIds } from './read-blocks'
import { readPairs } from './read-pairs'
import { readSettings, settleDeadline } from './read-settings'

/** The content of an address: the estimate, its catalogue version and up to three alternatives. */
export type EstimateDocument = { catalogue: string; input: EstimateInput; alternatives: readonly Alternative[] }

export type ParsedEstimate = {
  document: EstimateDocument
  /** The catalogue version the address names. */
  catalogue: Catalogue
  /** A newer catalogue version exists. */
  outdated: boolean
  notices: readonly Notice[]
  /** The query is too long and was not read; the API answers 414. */
  tooLong: boolean
}

type Options = {
  presets?: readonly Preset[]
  catalogues?: readonly Catalogue[]
  current?: Catalogue
  /** Of an estimate that is only begun: one that names neither its catalogue nor a currency. */
  currency?: Currency
}

/** Reads any string without throwing. Invalid parts are left out or repaired, with a notice for each. */
export function parseEstimate(query: string | URLSearchParams, options: Options = {}): ParsedEstimate {
  const { notices, report } = collectNotices()
  const { presets = [], current = currentCatalogue, currency = defaultInput.currency } = options
  const text = typeof query === 'string' ? query.replace(/^\?/, '') : query.toString()
  if (text.length > maxQueryLength) {
    report('tooLong', { length: String(text.length), max: String(maxQueryLength) })
    const document = { catalogue: current.version, input: { ...defaultInput, currency }, alternatives: [] }
    return { document, catalogue: current, outdated: false, notices, tooLong: true }
  }
  const pairs = readPairs(text, isOfEstimate)
  const fields = readFields(pairs)
  const catalogue = readCatalogue(fields, current, options.catalogues, report)
  const begun = fields.has('c') ? {} : { currency }
  const preset = expandPreset(presetFields(pairs), presets, catalogue, report)
  const input = readInput(fields, { ...begun, ...preset }, catalogue, report)
  const alternatives = readAlternatives(fields.get('alt') ?? [], input, catalogue, report)
  const document = { catalogue: catalogue.version, input, alternatives }
  return { document, catalogue, outdated: catalogue.version !== current.version, notices, tooLong: false }
}

function readInput(fields: Fields, preset: Partial<EstimateInput>, catalogue: Catalogue, report: Report): EstimateInput {
  const settings = { ...defaultInput, ...preset, ...readSettings(fields, catalogue, report) }
  const blocks = fields.has('b') ? readBlocks(fields.get('b') ?? [], settings.platforms, catalogue, report) : settings.blocks
  const later = readIds(fields.get('l') ?? [], blocks, report)
  const input = { ...settings, blocks, later, existing: readKnownIds(fields.get('has') ?? [], catalogue, report) }
  return settleDeadline(input, report)
}

function readCatalogue(fields: Fields, current: Catalogue, known: readonly Catalogue[] | undefined, report: Report): Catalogue {
  const grammar = lastOf(fields, 'v', report)
  if (grammar !== undefined && grammar !== grammarVersion) report('grammar', { value: grammar })
  const version = lastOf(fields, 'c', report)
  const found = version === undefined ? current : findCatalogue(version, known)
  if (!found) report('catalogue', { value: version ?? '', used: current.version })
  return found ?? current
}

function presetFields(pairs: readonly (readonly [string, string])[]): Fields {
  const valuesOf = (key: string) => pairs.flatMap(([name, value]) => (name === key && value !== '' ? [value.replaceAll(' ', '')] : []))
  return new Map(['preset', 'size'].map((key) => [key, valuesOf(key)]))
}
