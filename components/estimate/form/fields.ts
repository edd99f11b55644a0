import { addDays, type Catalogue, type EstimateInput, isMonday, layers } from '@/estimate'
import { choiceKeys } from '@/estimate/address/keys'

/** The steps one fills in, by the last word of their addresses. */
export const formSteps = ['settings', 'technologies', 'functional-blocks'] as const
export type FormStep = (typeof formSteps)[number]

/** Parameters of the address each step's form stands for. Fields are named after them: `q`, `p.web`, `x.front`, `b.acc.email`. */
const owned: Record<FormStep, readonly string[]> = {
  settings: ['t', 'p', 'st', 'o', 'd', 'q', 'm', 'pace', 'by', 'from', 'roles', 'langs', 'cur'],
  technologies: ['x'],
  'functional-blocks': ['b', 'l'],
}

export type FieldList = readonly (readonly [string, string])[]

export function isOwned(step: FormStep, name: string): boolean {
  return owned[step].includes(name.split('.')[0] ?? '')
}

/** The whole estimate as a query: what it was, with the part of one step as its form says now. */
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

/** The next Monday that is at least two weeks ahead: the day a project starts unless somebody says otherwise. */
export function firstStart(today: string): string {
  let day = addDays(today, 14)
  while (!isMonday(day)) day = addDays(day, 1)
  return day
}

/** What the fields of all steps say for an estimate. */
export function fieldValues(input: EstimateInput, catalogue: Catalogue): ReadonlyMap<string, string> {
  const repeatable = new Set(catalogue.blocks.filter((block) => block.repeatable).map(({ id }) => id))
  const technologies = catalogue.technologies.filter(({ id }) => input.technologies.includes(id))
  return new Map<string, string>([
    ...Object.entries(choiceKeys).map(([key, setting]) => [key, input[setting]] as const),
    ['roles', String(input.roles)],
    ['langs', String(input.languages)],
    ['from', input.start ?? ''],
    ['by', input.deadline ?? ''],
    ...input.platforms.map((platform) => [`p.${platform}`, 'on'] as const),
    ...layers.map((layer) => [`x.${layer}`, technologies.find((each) => each.layer === layer)?.id ?? 'auto'] as const),
    ...input.blocks.map(({ id, quantity }) => [`b.${id}`, repeatable.has(id) ? String(quantity) : 'on'] as const),
    ...input.later.map((id) => [`l.${id}`, 'on'] as const),
  ])
}
