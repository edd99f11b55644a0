import { describe, expect, it } from 'vitest'
import { clockOf, countAt, forecastAt, halfHours } from './grain-hours'
import { isUseful, moveEnd } from './price-range'
import { averageWait, moveTicket, paid, proposedOrder, waitsOf } from './queue-order'
import { hoursOf, judge, unplanned } from './trip-plan'

describe('the queue of a counter', () => {
  it('waits eleven minutes in the order of payment and six in the proposed one', () => {
    expect(averageWait(paid)).toBe(11)
    expect(averageWait(proposedOrder(paid))).toBe(6)
  })

  it('makes two of the same drink together', () => {
    expect(waitsOf(proposedOrder(paid))).toEqual([1, 2, 5, 10, 11])
  })

  it('moves a ticket to where it is put, and nowhere outside the list', () => {
    expect(moveTicket(paid, 3, 0).map(({ id }) => id)).toEqual(['A-117', 'A-114', 'A-115', 'A-116', 'A-118'])
    expect(moveTicket(paid, 0, 2).map(({ id }) => id)).toEqual(['A-115', 'A-116', 'A-114', 'A-117', 'A-118'])
    expect(moveTicket(paid, 0, -1)).toBe(paid)
    expect(moveTicket(paid, 4, 5)).toBe(paid)
  })
})

describe('the forecast at an elevator', () => {
  it('is certain now and less so with every half hour', () => {
    const { past, ahead } = forecastAt(4)
    expect(past.at(-1)).toEqual({ at: 4, trucks: countAt(4) })
    expect(ahead[0]).toEqual({ at: 4, from: countAt(4), to: countAt(4) })
    const doubts = ahead.map(({ at, to }) => to - countAt(at))
    expect(doubts.slice(1).every((doubt, index) => doubt > (doubts[index] ?? 0))).toBe(true)
  })

  it('ends with the day', () => {
    expect(forecastAt(halfHours).ahead).toHaveLength(1)
    expect([clockOf(0), clockOf(7), clockOf(halfHours)]).toEqual(['06:00', '09:30', '14:00'])
  })
})

describe('the plan of a day', () => {
  it('counts the empty kilometers and the loads that are left', () => {
    expect(judge(unplanned)).toEqual({ open: 3, kilometres: 0, tooLong: [] })
    expect(judge({ brno: 'Volvo 07', kosice: 'DAF 12', lodz: 'MAN 03' })).toEqual({ open: 0, kilometres: 36, tooLong: [] })
  })

  it('names the truck whose driver would drive too long', () => {
    const plan = { brno: 'DAF 12', kosice: 'DAF 12', lodz: null } as const
    expect(hoursOf(plan, 'DAF 12')).toBe(15)
    expect(judge(plan).tooLong).toEqual(['DAF 12'])
  })
})

describe('the price of a repair', () => {
  it('stays a range whichever end is moved', () => {
    expect(moveEnd({ from: 400, to: 600 }, 'from', 700)).toEqual({ from: 700, to: 700 })
    expect(moveEnd({ from: 400, to: 600 }, 'to', 330)).toEqual({ from: 350, to: 350 })
    expect(moveEnd({ from: 400, to: 600 }, 'to', 9000)).toEqual({ from: 400, to: 1200 })
  })

  it('says when it has become too wide to plan with', () => {
    expect(isUseful({ from: 400, to: 600 })).toBe(true)
    expect(isUseful({ from: 400, to: 650 })).toBe(false)
  })
})
