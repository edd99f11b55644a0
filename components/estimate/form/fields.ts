import {
  addDays,
  type Catalogue,
  type EstimateInput,
  type FormStep,
  isMonday,
  type Key,
  keyOrder,
  layers,
  parameters,
  stepOf,
} from '@/estimate'

export type FieldList = readonly (readonly [string, string])[]

/** Whether a field belongs to a step. Fields are named after their parameter: `q`, `p.web`, `x.front`, `b.acc.email`. */
export function isOwned(step: FormStep, name: string): boolean {
  const [parameter] = name.split('.')
  return keyOrder.some((key) => key === parameter && stepOf(key) === step)
}

/** A query with the fields of one step replaced by those of its form. */
export function mergeFields(query: string, step: FormStep, fields: FieldList, today: string): string {
  const merged = new URLSearchParams(query)
  for (const name of [...merged.keys()]) if (isOwned(step, name)) merged.delete(name)
  const own = fields.filter(([name]) => isOwned(step, name))
  const chosen = new Set(own.filter(([name, value]) => name.startsWith('b.') && value !== '').map(([name]) => name.slice(2)))
  for (const [name, value] of own) {
    if (!name.startsWith('l.') || chosen.has(name.slice(2))) merged.append(name, value)
  }
  if (merged.get('by') && !merged.get('from')) merged.set('from', firstStart(today))
  return merged.toString()
}

/** The first Monday at least two weeks ahead: the default start of a project. */
export function firstStart(today: string): string {
  let day = addDays(today, 14)
  while (!isMonday(day)) day = addDays(day, 1)
  return day
}

/** An estimate as the fields of all steps. */
export function fieldValues(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map(keyOrder.flatMap((key) => fieldsOf(key, input, catalogue)))
}

function fieldsOf(key: Key, input: EstimateInput, catalogue: Catalogue): [name: string, value: string][] {
  const parameter = parameters[key]
  switch (parameter.kind) {
    case 'choice':
    case 'count':
    case 'day':
      return [[key, String(input[parameter.setting] ?? '')]]
    case 'set':
      return input[parameter.setting].map((value) => [`${key}.${value}`, 'on'])
    case 'technologies': {
      const chosen = catalogue.technologies.filter(({ id }) => input[parameter.setting].includes(id))
      return layers.map((layer) => [`${key}.${layer}`, chosen.find((each) => each.layer === layer)?.id ?? 'auto'])
    }
    case 'blocks': {
      const repeatable = new Set(catalogue.blocks.filter((block) => block.repeatable).map(({ id }) => id))
      return input.blocks.map(({ id, quantity }) => [`${key}.${id}`, repeatable.has(id) ? String(quantity) : 'on'])
    }
    case 'later':
    case 'existing':
      return input[parameter.kind].map((id) => [`${key}.${id}`, 'on'])
    case 'grammar':
    case 'catalogue':
    case 'numbers':
    case 'alternatives':
      return []
  }
}
