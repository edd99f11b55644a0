// By hand and from the table of parameters: nothing on the server reads saved files, so a zod schema would validate nothing, and
// `z.toJSONSchema` does not know `uniqueItems`.
import { type Catalogue, phaseNames } from '../catalogue/types'
import { milestoneNames } from '../engine/calendar'
import { parameters, type SettingParameter, settingKeys } from '../parameters'
import { roles } from '../roles'
import { rules } from '../rules/check'
import { formulas } from '../trace/formulas'
import { estimateSchemaName } from './estimate-file'

type Json = Readonly<Record<string, unknown>>

const number = { type: 'number' }
const integer = { type: 'integer', minimum: 0 }
const text = { type: 'string' }
const day = { type: ['string', 'null'], format: 'date' }
const oneOf = (values: readonly unknown[]): Json => ({ enum: values })
const list = (items: Json): Json => ({ type: 'array', items })
const record = (keys: Json, values: Json): Json => ({ type: 'object', propertyNames: keys, additionalProperties: values })
/** An object with exactly these properties. */
const exactly = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
/** An object with at least these properties: results may get more without a new schema version. */
const atLeast = (properties: Readonly<Record<string, Json>>): Json => ({ type: 'object', properties, required: Object.keys(properties) })

const percentiles = exactly({ p10: number, p50: number, p80: number, p90: number })
const byRole = record(oneOf(roles), number)
/** Said beside amounts, as the currency of the pages may be another. */
const amountsIn = { currency: { const: 'USD', description: 'The currency of every amount beside or below it.' } }
const amount = { hours: number, cost: number }

/** The public JSON Schema (2020-12) of an `estimate/1` file and of the API's answer. */
export function estimateSchema(catalogue: Catalogue, id: string): Json {
  const block = oneOf(catalogue.blocks.map((each) => each.id))
  const technology = oneOf(catalogue.technologies.map((each) => each.id))
  const blocks = list(exactly({ id: block, quantity: { type: 'integer', minimum: 1, maximum: catalogue.constants.limits.quantity } }))
  const settings = Object.fromEntries(settingKeys.map((key) => [parameters[key].setting, settingSchema(parameters[key], technology)]))
  const ids = list(block)
  const patch = {
    type: 'object',
    properties: {
      set: { type: 'object', properties: settings, additionalProperties: false },
      add: blocks,
      remove: ids,
      later: ids,
      now: ids,
    },
    additionalProperties: false,
  }
  const entry = {
    id: text,
    formula: oneOf(Object.keys(formulas)),
    inputs: record(text, { type: 'object', properties: { value: number, from: text }, required: ['value'] }),
    value: number,
  }
  const file = {
    schema: { const: estimateSchemaName },
    query: text,
    link: text,
    catalogue: exactly({ version: text, date: text, outdated: { type: 'boolean' } }),
    currency: exactly({
      ...{ code: oneOf(parameters.cur.values), perDollar: number, source: oneOf(['catalogue', 'visitor']), date: text },
      cost: percentiles,
    }),
    record: {
      ...exactly({ count: integer, inside: integer, covered: integer, inTime: integer }),
      ...{ type: ['object', 'null'], description: 'How estimates did in finished projects, where there are five or more.' },
    },
    conflicts: list(
      exactly({ rule: oneOf(rules.map(({ id }) => id)), level: oneOf(['error', 'warn', 'info']), about: list(text), fix: patch }),
    ),
    completeness: list(exactly({ reason: text, about: list(text), add: ids, ...amount, ...amountsIn, weeks: number })),
    changed: list(atLeast({ kind: oneOf(['rate', 'exchange']), was: number, is: number })),
    input: exactly({ ...settings, blocks, later: ids, existing: ids }),
    alternatives: { ...list(exactly({ name: { type: 'string', pattern: '^[a-z0-9-]{1,24}$' }, patch })), maxItems: 3 },
    result: resultSchema(block, patch),
    trace: list(exactly(entry)),
    notices: list(exactly({ code: text, values: record(text, text) })),
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Estimate of a software project',
    description: 'Hours and US dollars are unrounded and exclude VAT and fees of third parties.',
    ...exactly(file),
    properties: { ...file, title: { type: 'string', maxLength: 160 } },
  }
}

function settingSchema(parameter: SettingParameter, technology: Json): Json {
  switch (parameter.kind) {
    case 'choice':
      return oneOf(parameter.values)
    case 'set':
      return { ...list(oneOf(parameter.values)), minItems: 1, uniqueItems: true }
    case 'count':
      return { type: 'integer', minimum: parameter.min, maximum: parameter.max }
    case 'technologies':
      return { ...list(technology), uniqueItems: true }
    case 'day':
      return day
    case 'numbers':
      return record(oneOf(parameter.keys), { type: 'number', minimum: parameter.min, maximum: parameter.max })
  }
}

function resultSchema(block: Json, patch: Json): Json {
  return atLeast({
    ...amountsIn,
    catalogue: text,
    hours: percentiles,
    cost: percentiles,
    weeks: { type: 'integer', minimum: 3 },
    likelyWeeks: exactly({ p50: number, p80: number }),
    phases: exactly(Object.fromEntries(phaseNames.map((phase) => [phase, { type: 'integer', minimum: 0 }]))),
    roles: byRole,
    team: byRole,
    people: exactly({ average: number, atOnce: number, cap: number }),
    blended: number,
    allowance: number,
    uncertainty: atLeast({ sigma: number, cv: number, share: exactly({ stage: number, work: number }), growth: number, median: number }),
    byRole: list(atLeast({ role: oneOf(roles), ...amount, share: number, rate: number, people: number })),
    byGroup: list(atLeast({ group: text, ...amount })),
    byPhase: list(atLeast({ phase: oneOf(phaseNames), weeks: number, ...amount, roles: byRole })),
    byBlock: list(atLeast({ id: block, quantity: number, ...amount })),
    buildUp: list(exactly({ id: text, hours: number })),
    milestones: list(exactly({ id: oneOf(milestoneNames), week: number, date: day })),
    later: list(exactly({ id: block, quantity: number, ...amount, weeks: number })),
    savings: atLeast({ actions: list(atLeast({ id: text, patch, ...amount, weeks: number })) }),
    running: atLeast({ fees: list(text) }),
    limit: oneOf([null, 'empty', 'small', 'big', 'many']),
  })
}
