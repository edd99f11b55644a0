import { maxQueryLength } from '../address/keys'
import { type Key, type KeyOf, keyOrder, parameters } from '../parameters'

type Json = Readonly<Record<string, unknown>>

const valuesOf = (key: KeyOf<'choice' | 'set'>) => parameters[key].values.join(', ')
const rangeOf = (key: KeyOf<'count'>) => `${parameters[key].min} to ${parameters[key].max}`

const described: Record<Key, string> = {
  v: 'Version of the grammar: 1.',
  c: 'Version of the catalogue the numbers come from. Without it: the current one.',
  t: `Type of project: ${valuesOf('t')}. It changes no figure.`,
  st: `Stage: ${valuesOf('st')}.`,
  o: `Origin: ${valuesOf('o')}.`,
  q: `Quality: ${valuesOf('q')}.`,
  d: `Design: ${valuesOf('d')}.`,
  p: `Platforms joined by _: ${valuesOf('p')}.`,
  m: `Support: ${valuesOf('m')}.`,
  roles: `Kinds of users, ${rangeOf('roles')}.`,
  langs: `Languages of the product, ${rangeOf('langs')}.`,
  x: 'Technologies joined by _, at most one of a layer.',
  b: 'Blocks joined by _, each with an optional quantity: acc.email_core.entity*3.',
  l: 'Ids out of b that wait for a later version.',
  pace: `Pace: ${valuesOf('pace')}. Ignored with a deadline.`,
  from: 'Start, a Monday: 2027-03-01.',
  by: 'Deadline: 2027-09-01. Needs a start.',
  cur: `Currency shown: ${valuesOf('cur')}. Figures of the API are US dollars.`,
  fx: 'Own exchange rates per US dollar: UAH*41.5.',
  r: 'Own hourly rates in US dollars: FE*45_BE*48.',
  alt: 'Up to three alternatives, the parameter repeated: n*lean_q*mvp_del*adm.dash.',
}

/** The OpenAPI 3.1 description of the public interface. */
export function openApiDocument(origin: string, title: string, version: string): Json {
  const parameters = [
    ...keyOrder.map((name) => ({
      name,
      in: 'query',
      description: described[name],
      schema: name === 'alt' ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
    })),
    { name: 'preset', in: 'query', description: 'A preset by its name; expands to its settings and blocks.', schema: { type: 'string' } },
    {
      name: 'size',
      in: 'query',
      description: 'Size of the preset: lean, usual, large.',
      schema: { type: 'string', enum: ['lean', 'usual', 'large'] },
    },
  ]
  const json = (description: string, schema: Json) => ({ description, content: { 'application/json': { schema } } })
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'A range, a schedule and a team for a software project. Nothing is stored and no key is needed.' },
    servers: [{ url: origin }],
    paths: {
      '/api/estimate/v1': {
        get: {
          operationId: 'estimate',
          summary: 'Estimates a project. Whatever the query says, it is repaired and the repairs are listed as notices.',
          parameters,
          responses: {
            200: json('The estimate, unrounded.', { $ref: `${origin}/api/estimate/v1/schema` }),
            414: { description: `The query is longer than ${maxQueryLength} characters.` },
            429: { description: 'Too many estimates are asked for at this moment; Retry-After says in how many seconds to come back.' },
          },
        },
      },
      '/api/estimate/v1/catalogue': {
        get: {
          operationId: 'catalogue',
          summary: 'All blocks, technologies and factors, with titles and texts in English and Ukrainian.',
          responses: { 200: json('The current catalogue.', { type: 'object' }) },
        },
      },
      '/api/estimate/v1/schema': {
        get: {
          operationId: 'schema',
          summary: 'The JSON Schema of an estimate.',
          responses: { 200: json('A JSON Schema.', { type: 'object' }) },
        },
      },
    },
  }
}
