import { maxQueryLength } from '../address/keys'
import { currentCatalogue } from '../catalogue/register'
import { estimateSchema } from './estimate-schema'
import { type AskedParameter, askedParameters, type DocumentParameter, documentParameters } from './open-api-parameters'

type Json = Readonly<Record<string, unknown>>

/** Whole calls, from a preset by its name to everything said. */
export const exampleCalls = {
  preset: 'preset=saas-mvp',
  sized: 'preset=online-shop&size=lean&d=kit',
  blocks: 'v=1&t=shop&q=production&b=acc.email_shop.catalog_shop.cart_pay.checkout&cur=EUR',
  deadline: 'preset=saas-mvp&from=2027-03-01&by=2027-09-01',
  alternatives: 'preset=marketplace-mvp&alt=n*lean_q*prototype_d*kit',
} as const

type Parameter = (typeof askedParameters)[number] | (typeof documentParameters)[number]
type ExampleCall = keyof typeof exampleCalls

export const exampleCallNames = Object.keys(exampleCalls) as readonly ExampleCall[]

/** What the page of the interface says, too. */
export type OpenApiWords = {
  title: string
  parameters: Readonly<Record<AskedParameter | DocumentParameter, string>>
  calls: Readonly<Record<ExampleCall, string>>
}

const problem = { $ref: '#/components/schemas/Problem' }
const json = (description: string, schema: Json, more: Json = {}) => ({ description, content: { 'application/json': { schema, ...more } } })
const failing = (description: string) => ({ description, content: { 'application/problem+json': { schema: problem } } })

const page = (description: string) => ({ description, content: { 'text/html': { schema: { type: 'string' } } } })

const kept = {
  ETag: { description: 'Send it as If-None-Match; an unchanged response returns 304.', schema: { type: 'string' } },
  Link: { description: 'The canonical URL of this response.', schema: { type: 'string' } },
}
const busy = {
  429: {
    ...failing('Too many requests.'),
    headers: { 'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } } },
  },
}
const unchanged = { 304: { description: 'Not modified since the response with that ETag.' } }

/** The OpenAPI 3.1 description of the public interface. */
export function openApiDocument(origin: string, version: string, words: OpenApiWords): Json {
  const parameters = askedParameters.map((each) => asked(each, words))
  const ofDocuments = [...parameters, ...documentParameters.map((each) => asked(each, words))]
  const examples = Object.fromEntries(
    exampleCallNames.map((name) => [
      name,
      { summary: words.calls[name], externalValue: `${origin}/api/estimate/v1?${exampleCalls[name]}` },
    ]),
  )
  const estimate = json('The estimate, unrounded.', { $ref: '#/components/schemas/Estimate' }, { examples })
  const get = (operationId: string, summary: string, responses: Json, parameters: readonly Json[] = []) => ({
    get: { operationId, summary, ...(parameters.length > 0 && { parameters }), responses: { ...unchanged, ...busy, ...responses } },
  })
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: words.title, version },
      description: 'A price range, a schedule, and a team for a software project. No key; nothing is kept but the usual server log.',
    },
    externalDocs: { url: `${origin}/estimate/api`, description: 'The documentation page, with examples.' },
    servers: [{ url: origin }],
    paths: {
      '/api/estimate/v1': get(
        'estimate',
        'Estimates a project. Invalid values are replaced and listed in notices.',
        { 200: { ...estimate, headers: kept }, 414: failing(`The query is longer than ${maxQueryLength} characters.`) },
        parameters,
      ),
      '/api/estimate/report': get(
        'report',
        'The same estimate as a document to read and print.',
        { 200: page('The document.'), 414: page('The query is too long.'), 429: page('Too many requests.') },
        ofDocuments,
      ),
      '/api/estimate/report.pdf': get(
        'reportPdf',
        'That document as a PDF, with bookmarks. Without blocks, it redirects to the estimate page.',
        {
          200: { description: 'The document.', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
          303: { description: 'No blocks were chosen.' },
          414: failing(`The query is longer than ${maxQueryLength} characters.`),
        },
        ofDocuments,
      ),
      '/api/estimate/v1/catalogue': get(
        'catalogue',
        'All blocks, technologies, and factors, with titles and descriptions in English and Ukrainian.',
        { 200: json('The catalog.', catalogue), 404: failing('No such version; `versions` lists the valid ones.') },
        parameters.filter(({ name }) => name === 'c'),
      ),
      '/api/estimate/v1/schema': get('schema', 'The JSON Schema of an estimate, as a document of its own.', {
        200: { description: 'A JSON Schema.', content: { 'application/schema+json': { schema: { type: 'object' } } } },
      }),
      '/api/estimate/v1/openapi': get('openapi', 'This document.', { 200: json('An OpenAPI document.', { type: 'object' }) }),
    },
    components: { schemas: { Estimate: estimateSchema(currentCatalogue, `${origin}/api/estimate/v1/schema`), Problem: problemSchema } },
  }
}

function asked({ name, ...parameter }: Parameter, { parameters }: OpenApiWords): Json {
  return { in: 'query', name, description: parameters[name], ...parameter }
}

const catalogue: Json = {
  type: 'object',
  required: ['schema', 'version', 'versions', 'date', 'blocks', 'technologies', 'rates', 'exchange'],
  properties: {
    schema: { const: 'estimate-catalogue/1' },
    version: { type: 'string' },
    versions: { type: 'array', items: { type: 'string' } },
    date: { type: 'string', format: 'date' },
    blocks: { type: 'array', items: { type: 'object', required: ['id', 'group', 'likely', 'title', 'texts'] } },
  },
}

/** An error (RFC 9457). */
const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where this kind of error is documented.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
  },
}
