import { describe, expect, it } from 'vitest'
import { parseEstimate } from './address/parse'
import { trackRecord } from './calibration'
import { measure } from './engine/measure'
import { likelyWeeks } from './engine/outlook'

const estimate = 'v=1&c=2026.1&b=acc.email_core.entity*5_pay.checkout'
const { document, catalogue } = parseEstimate(estimate)
const made = measure(document.input, catalogue)
const { p10, p50, p80, p90 } = made.hours
const longest = likelyWeeks(made, catalogue).p80
const took = (hours: number, sample = false, weeks = longest) => ({ estimate, hours, weeks, sample })
const around = [p10 - 1, p50, p80 - 1, p90 - 1, p90 + 1]

describe('the record of the model', () => {
  it('counts what ended inside the range and inside the recommended budget', () => {
    expect(trackRecord(around.map((hours) => took(hours)))).toEqual({ count: 5, inside: 3, covered: 3, inTime: 5 })
  })

  it('counts what was ready within the weeks that were given', () => {
    expect(trackRecord(around.map((hours, index) => took(hours, false, longest + (index < 2 ? 1 : 0))))?.inTime).toBe(3)
  })

  it('is none with fewer than five projects, and samples are no history', () => {
    expect(trackRecord(around.slice(1).map((hours) => took(hours)))).toBeNull()
    expect(trackRecord(around.map((hours) => took(hours, true)))).toBeNull()
    expect(trackRecord([...around.map((hours) => took(hours)), took(1, true)])?.count).toBe(5)
  })
})
