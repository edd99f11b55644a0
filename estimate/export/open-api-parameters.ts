import { catalogueVersions, currentCatalogue } from '../catalogue/register'
import { type Key, keyOrder, type Parameter, parameters } from '../parameters'

type Json = Readonly<Record<string, unknown>>

/** Parameters in the order of the address, then those that expand into others. */
export type AskedParameter = Key | 'preset' | 'size'

const examples: Record<AskedParameter, unknown> = {
  v: '1',
  c: currentCatalogue.version,
  t: 'shop',
  st: 'spec',
  o: 'existing',
  q: 'production',
  d: 'kit',
  p: 'web_ios_android',
  m: 'standard',
  roles: 3,
  langs: 2,
  x: 'next_nest_postgres',
  b: 'acc.email_core.entity*3_pay.checkout',
  l: 'pay.checkout',
  has: 'com.email_sec.gdpr',
  pace: 'fast',
  from: '2027-03-01',
  by: '2027-09-01',
  cur: 'EUR',
  fx: 'EUR*0.9',
  r: 'FE*45_BE*48.5',
  alt: ['n*lean_q*prototype_d*kit'],
  preset: 'saas-mvp',
  size: 'lean',
}

const blockIds = currentCatalogue.blocks.map(({ id }) => id)
const technologyIds = currentCatalogue.technologies.map(({ id }) => id)

/** One or more of these joined by `_`, each with what may follow it; they are listed, too, as a pattern is not read. */
function joined(ids: readonly string[], suffix = ''): Json {
  const each = `(${ids.map((id) => id.replaceAll('.', '\\.')).join('|')})${suffix}`
  return { type: 'string', pattern: `^${each}(_${each})*$`, 'x-values': ids }
}

function schemaOf(key: Key): Json {
  const parameter: Parameter = parameters[key]
  switch (parameter.kind) {
    case 'grammar':
      return { type: 'string', enum: ['1'] }
    case 'catalogue':
      return { type: 'string', enum: catalogueVersions, default: currentCatalogue.version }
    case 'choice':
      return { type: 'string', enum: parameter.values, default: parameter.initial }
    case 'set':
      return { ...joined(parameter.values), default: parameter.initial.join('_') }
    case 'count':
      return { type: 'integer', minimum: parameter.min, maximum: parameter.max, default: parameter.initial }
    case 'blocks':
      return joined(blockIds, '(\\*[0-9]+)?')
    case 'technologies':
      return joined(technologyIds)
    case 'later':
    case 'existing':
      return joined(blockIds)
    case 'day':
      return { type: 'string', format: 'date' }
    case 'numbers':
      return joined(parameter.keys, '\\*[0-9]+(\\.[0-9]+)?')
    case 'alternatives':
      return { type: 'array', maxItems: 3, items: { type: 'string' } }
  }
}

/** The parameters of an estimate with their JSON Schemas, each with an example that is one. */
export const askedParameters: readonly { name: AskedParameter; schema: Json; example: unknown }[] = [
  ...keyOrder.map((name) => ({ name, schema: schemaOf(name), example: examples[name] })),
  { name: 'preset', schema: { type: 'string' }, example: examples.preset },
  { name: 'size', schema: { type: 'string', enum: ['lean', 'usual', 'large'], default: 'usual' }, example: examples.size },
]

/** How a document of an estimate is asked for, beside its estimate. */
export type DocumentParameter = 'lang' | 'calculation'

export const documentParameters: readonly { name: DocumentParameter; schema: Json; example: unknown }[] = [
  { name: 'lang', schema: { type: 'string', enum: ['en', 'uk'], default: 'en' }, example: 'uk' },
  { name: 'calculation', schema: { type: 'string', enum: ['1'] }, example: '1' },
]
