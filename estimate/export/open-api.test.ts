import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import messages from '../../messages/en.json'
import { apiProblem } from '../../routing/api-problems'
import { apiAnswer } from '../../server/estimate/answer'
import { parseEstimate } from '../address/parse'
import { keyOrder } from '../parameters'
import { openApiDocument } from './open-api'
import { askedParameters, documentParameters } from './open-api-parameters'

const { parameters, calls } = messages.EstimateApiPage
const words = { title: 'Project estimate', parameters: parameters.of, calls: calls.of }

describe('the description of the interface', () => {
  it('is an OpenAPI 3.1 document', async () => {
    const document = JSON.parse(JSON.stringify(openApiDocument('https://site.example', '1', words)))
    const { errors } = await new Validator().validate(document)
    expect(errors ?? []).toEqual([])
  })

  const ajv = addFormats(new Ajv2020({ strict: false }))
  it.each([...askedParameters, ...documentParameters])(
    'says of the parameter “$name” what it may be, and its example is one',
    ({ example, schema }) => {
      expect(ajv.validate(schema, example), ajv.errorsText()).toBe(true)
    },
  )

  it('names the values of platforms, technologies and blocks, and takes no others', () => {
    const values = { p: 'telegram', x: 'postgres', b: 'pay.checkout', l: 'pay.checkout', has: 'sec.gdpr', r: 'FE', fx: 'EUR' }
    for (const [name, value] of Object.entries(values)) {
      const { schema } = askedParameters.find((each) => each.name === name) ?? {}
      expect(schema?.['x-values'], name).toContain(value)
      expect(ajv.validate(schema ?? false, 'no-such-value'), name).toBe(false)
    }
  })

  it('names every parameter of the grammar, in its order', () => {
    expect(askedParameters.map(({ name }) => name)).toEqual([...keyOrder, 'preset', 'size'])
  })

  it('says how a document is asked for: with an estimate, in a language, with the calculation or without', () => {
    const { paths } = JSON.parse(JSON.stringify(openApiDocument('https://site.example', '1', words)))
    for (const path of ['/api/estimate/report', '/api/estimate/report.pdf']) {
      const names = paths[path].get.parameters.map(({ name }: { name: string }) => name)
      expect(names).toEqual([...keyOrder, 'preset', 'size', 'lang', 'calculation'])
    }
  })

  it('names only headers that a page of another site may read', () => {
    const named = new Set<string>()
    JSON.stringify(openApiDocument('https://site.example', '1', words), (key, value) => {
      if (key === 'headers') for (const name of Object.keys(value)) named.add(name)
      return value
    })
    for (const { headers } of [apiAnswer({}), new Response('', apiProblem('too-many-requests', ''))])
      expect(headers.get('Access-Control-Expose-Headers')?.split(', ').sort()).toEqual([...named].sort())
  })

  it('has examples that need no repair together', () => {
    const all = askedParameters.filter(({ name }) => name !== 'preset' && name !== 'size')
    const query = all.map(({ name, example }) => `${name}=${example}`).join('&')
    expect(parseEstimate(query).notices).toEqual([])
  })
})
