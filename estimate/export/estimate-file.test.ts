import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInput } from '../../tests/support/estimate-inputs'
import { runs } from '../../tests/support/runs'
import { formatEstimate } from '../address/format'
import { parseEstimate } from '../address/parse'
import { version20261 as catalogue } from '../catalogue/2026-1'
import { toCatalogueFile } from './catalogue-file'
import { readEstimateFile, toEstimateFile } from './estimate-file'
import { estimateSchema } from './estimate-schema'

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
formats.default(ajv)
const validate = ajv.compile(estimateSchema(catalogue, 'https://example.com/estimate-1.json'))
const link = 'https://example.com/estimate/results'
const fileOf = (query: string) => toEstimateFile(parseEstimate(query), link, 'My project')

describe('the file of an estimate', () => {
  it('keeps to its public schema, whatever was estimated', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = formatEstimate({
          catalogue: '2026.2',
          input,
          alternatives: [{ name: 'lean', patch: { set: { quality: 'mvp' }, remove: ['acc.email'] } }],
        })
        const file = JSON.parse(JSON.stringify(fileOf(`${query}&banana=1`)))
        expect(validate(file), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
      }),
      { numRuns: runs(15, 60) },
    )
  })

  it('says beside its amounts that they are in dollars, whatever the pages show', () => {
    const { currency, result, completeness } = fileOf('c=2026.2&q=production&b=shop.cart_pay.checkout&cur=EUR')
    expect([currency.code, result.currency]).toEqual(['EUR', 'USD'])
    expect(currency.cost.p50).toBeCloseTo(result.cost.p50 * currency.perDollar, 6)
    expect(completeness.length).toBeGreaterThan(0)
    expect(completeness.filter((missing) => missing.currency !== 'USD')).toEqual([])
  })

  it.each([
    ['with amounts that do not say their currency', { result: { ...fileOf('b=shop.cart').result, currency: undefined } }],
    ['without a result', { result: undefined }],
    ['of another kind', { schema: 'estimate/2' }],
    ['with something else in it', { extra: 1 }],
    ['with an unknown block', { input: { ...fileOf('').input, blocks: [{ id: 'no.where', quantity: 1 }] } }],
  ])('%s is refused by the schema', (_name, change) => {
    expect(validate(JSON.parse(JSON.stringify({ ...fileOf('q=production'), ...change })))).toBe(false)
  })

  it('can be opened again, even the largest', () => {
    const all = catalogue.blocks.map(({ id, repeatable }) => (repeatable ? `${id}*50` : id)).join('_')
    const file = fileOf(`p=web_ios_android_telegram&b=${all}&alt=n*a_q*mvp`)
    expect(readEstimateFile(JSON.stringify(file))).toEqual({ query: file.query, title: 'My project' })
    expect(formatEstimate(parseEstimate(file.query).document)).toBe(file.query)
  })

  it.each(['', '{', 'null', '[]', '{"schema":"estimate/1"}', '{"schema":"estimate/2","query":"v=1"}', `"${'x'.repeat(250_001)}"`])(
    'is no estimate: %.40s',
    (text) => expect(readEstimateFile(text)).toBeNull(),
  )
})

describe('the interface for programs', () => {
  it('has the words of every block in both languages', () => {
    const { blocks } = toCatalogueFile(catalogue)
    expect(blocks).toHaveLength(87)
    expect(blocks.filter(({ title, evidence, texts }) => !title.en || !title.uk || !evidence.uk || !texts.uk.summary)).toEqual([])
  })

  it('says what every tag of the evidence stands for', () => {
    const { blocks, sources } = toCatalogueFile(catalogue)
    const tags = new Set(blocks.flatMap(({ evidence }) => `${evidence.en} ${evidence.uk}`.match(/\bS\d+/g) ?? []))
    expect(tags.size).toBeGreaterThan(10)
    expect([...tags].filter((tag) => !sources[tag]?.name || !sources[tag]?.url)).toEqual([])
  })
})
