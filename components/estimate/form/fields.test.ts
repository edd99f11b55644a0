import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentCatalogue, defaultInput, type FormStep, formatEstimate, formSteps, parseEstimate } from '@/estimate'
import { anyInput } from '../../../tests/support/estimate-inputs'
import { checkFields } from './check-fields'
import { fieldValues, firstStart, isOwned, mergeFields } from './fields'

const today = '2026-11-21'
const codes = (step: FormStep, fields: Record<string, string>) =>
  checkFields(step, Object.entries(fields), currentCatalogue, today).map(({ field, code }) => `${field}: ${code}`)

describe('the fields of the steps', () => {
  it('say an estimate again when they are sent without being touched', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...formSteps), (input, step) => {
        const query = formatEstimate({ catalogue: '2026.1', input, alternatives: [] })
        const { document } = parseEstimate(query)
        const fields = [...fieldValues(document.input, currentCatalogue)].filter(([name]) => isOwned(step, name))
        const again = parseEstimate(mergeFields(query, step, fields, today))
        expect(formatEstimate(again.document)).toBe(query)
      }),
      { numRuns: 100 },
    )
  })

  it('change only what their step is about', () => {
    const merged = mergeFields('v=1&c=2026.2&q=production&x=go&b=acc.email&alt=n*lean_q*mvp', 'technologies', [['x.back', 'nest']], today)
    expect(formatEstimate(parseEstimate(merged).document)).toBe('v=1&c=2026.2&q=production&x=nest&b=acc.email&alt=n*lean_q*mvp')
  })

  it('put off only blocks that are chosen', () => {
    const { document, notices } = parseEstimate(mergeFields('', 'functional-blocks', [['l.acc.email', 'on']], today))
    expect([document.input, notices]).toEqual([defaultInput, []])
  })

  it('give a deadline the start it counts from', () => {
    expect(firstStart(today)).toBe('2026-12-07')
    const merged = mergeFields('', 'settings', [['by', '2027-06-01']], today)
    expect(parseEstimate(merged).document.input).toMatchObject({ start: '2026-12-07', deadline: '2027-06-01' })
  })
})

describe('mistakes in the fields', () => {
  it.each<[FormStep, Record<string, string>, string[]]>([
    ['settings', { 'p.web': 'on' }, []],
    ['settings', { t: 'shop' }, ['p: platforms']],
    ['settings', { t: 'mobile', 'p.web': 'on' }, ['p: mobile']],
    ['settings', { t: 'castle', 'p.web': 'on' }, ['t: choice']],
    ['settings', { 'p.web': 'on', roles: '9', langs: '' }, ['roles: count', 'langs: count']],
    ['settings', { 'p.web': 'on', from: '2026-12-08' }, ['from: monday']],
    ['settings', { 'p.web': 'on', from: '2026-11-16' }, ['from: past']],
    ['settings', { 'p.web': 'on', from: '2029-01-01' }, ['from: far']],
    ['settings', { 'p.web': 'on', from: '2027-02-30' }, ['from: day']],
    ['settings', { 'p.web': 'on', by: '2026-12-20' }, ['by: soon']],
    ['settings', { 'p.web': 'on', by: '2040-01-01' }, ['by: late']],
    ['functional-blocks', {}, ['b: none']],
    ['functional-blocks', { 'b.__proto__': '1' }, ['b: none']],
    ['functional-blocks', { 'b.core.entity': '51', 'b.acc.email': 'on' }, ['b.core.entity: count']],
    ['functional-blocks', { 'b.core.entity': '2' }, []],
    ['technologies', {}, []],
  ])('are found on the step “%s”: %j', (step, fields, expected) => {
    expect(codes(step, fields)).toEqual(expected)
  })
})
