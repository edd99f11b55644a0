import { describe, expect, it } from 'vitest'
import { officeTime, toClock } from './office-time'

const hours = { timeZone: 'Europe/Kyiv', days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', holidays: ['08-24'] }
const at = (moment: string, zone = 'Europe/Kyiv') => officeTime(new Date(moment), hours, zone)

describe('the office', () => {
  it('is at its desks on working days from the first minute to the last', () => {
    expect(at('2026-11-23T07:00:00Z')).toMatchObject({ isOpen: true, minutes: 9 * 60 })
    expect(at('2026-11-23T06:59:00Z').isOpen).toBe(false)
    expect(at('2026-11-23T15:59:00Z').isOpen).toBe(true)
    expect(at('2026-11-23T16:00:00Z').isOpen).toBe(false)
  })

  it('is away at the weekend', () => {
    expect([at('2026-11-21T10:00:00Z').isOpen, at('2026-11-22T10:00:00Z').isOpen]).toEqual([false, false])
  })

  it('is away on a public holiday, and says that such a day has no hours', () => {
    expect(at('2026-08-24T10:00:00Z')).toMatchObject({ isOpen: false, isWorkday: false })
    expect(at('2026-08-25T10:00:00Z')).toMatchObject({ isOpen: true, isWorkday: true })
    expect(at('2026-11-21T10:00:00Z').isWorkday).toBe(false)
  })

  it('counts days by its own calendar: Sunday evening in New York may be Monday in Kyiv', () => {
    expect(at('2026-11-23T07:30:00Z', 'America/New_York')).toMatchObject({ isOpen: true, visitor: { opens: '02:00', closes: '11:00' } })
  })
})

describe('the hours on the visitor’s clock', () => {
  it('are not repeated where the clock shows the same', () => {
    expect(at('2026-11-23T10:00:00Z', 'Europe/Kyiv').visitor).toBeNull()
    expect(at('2026-11-23T10:00:00Z', 'Europe/Helsinki').visitor).toBeNull()
  })

  it('follow the summers of both zones', () => {
    expect(at('2026-07-06T10:00:00Z', 'Asia/Tokyo').visitor).toEqual({ opens: '15:00', closes: '00:00' })
    expect(at('2026-11-23T10:00:00Z', 'Asia/Tokyo').visitor).toEqual({ opens: '16:00', closes: '01:00' })
    // Between the two changes of the clocks New York is an hour nearer.
    expect(at('2026-03-16T10:00:00Z', 'America/New_York').visitor).toEqual({ opens: '03:00', closes: '12:00' })
  })

  it('know zones with half hours', () => {
    expect(at('2026-11-23T10:00:00Z', 'Asia/Kolkata').visitor).toEqual({ opens: '12:30', closes: '21:30' })
  })
})

it('a clock goes on after midnight and before it', () => {
  expect([toClock(24 * 60 + 5), toClock(-90), toClock(0)]).toEqual(['00:05', '22:30', '00:00'])
})
