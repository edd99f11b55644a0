import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCounter } from './counter'
import { openNumbers } from './store'
import { summarize } from './summary'
import type { Count } from './visit'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'numbers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (name: string): Count => ({ kind: 'page', name })

function startCounter(at = '2026-11-30T12:00:00Z', open = () => openNumbers(folder)) {
  const clock = { now: new Date(at) }
  const sentences: string[] = []
  const say = (sentence: string) => sentences.push(sentence)
  return { clock, sentences, counter: createCounter({ open, timeZone: 'Europe/Kyiv', say, now: () => clock.now }) }
}

describe('what is counted', () => {
  it('adds up over restarts and over two programs at once, by the day of the office', () => {
    const [one, another] = [startCounter(), startCounter('2026-11-30T22:30:00Z')]
    one.counter.count([page('/'), page('/'), { kind: 'referrer', name: 'direct' }])
    another.counter.count([page('/')])
    one.counter.stop()
    another.counter.stop()
    const { counter } = startCounter()
    counter.count([page('/')])
    const rows = counter.read('2026-11-01', '2026-12-31').map(({ day, kind, name, number }) => `${day} ${kind} ${name} ${number}`)
    expect(rows).toEqual(['2026-11-30 page / 3', '2026-11-30 referrer direct 1', '2026-12-01 page / 1'])
    counter.stop()
  })

  it('is gone after 400 days', () => {
    const { counter, clock } = startCounter('2025-10-26T12:00:00Z')
    counter.count([page('/old')])
    clock.now = new Date('2025-10-27T12:00:00Z')
    counter.count([page('/kept')])
    counter.read('2025-01-01', '2025-12-31')
    clock.now = new Date('2026-11-30T12:00:00Z')
    counter.count([page('/new')])
    expect(counter.read('2025-01-01', '2026-12-31').map(({ name }) => name)).toEqual(['/kept', '/new'])
    counter.stop()
  })

  it('waits in memory for a disk that fails, which is said once, and is written once it works', () => {
    let isBroken = true
    const { counter, sentences } = startCounter(undefined, () => {
      if (isBroken) throw new Error('the disk is full')
      return openNumbers(folder)
    })
    counter.count([page('/')])
    for (const _ of [1, 2]) expect(() => counter.read('2026-11-30', '2026-11-30')).toThrow('the disk is full')
    expect(sentences).toEqual(['Visits cannot be counted: the disk is full. Pages are served as ever.'])
    isBroken = false
    expect(counter.read('2026-11-30', '2026-11-30')).toHaveLength(1)
    counter.stop()
  })

  it('fills nothing, however many names somebody makes up', () => {
    const { counter } = startCounter()
    for (let index = 0; index < 5000; index++) counter.count([{ kind: 'campaign', name: `made up ${index}` }])
    const rows = counter.read('2026-11-30', '2026-11-30')
    expect(rows).toHaveLength(1001)
    expect(rows.find(({ name }) => name === 'other')?.number).toBe(4000)
    counter.stop()
  })
})

describe('numbers of a span', () => {
  it('stand beside those of the span before, by day, page, language, step and campaign', () => {
    const { counter, clock } = startCounter('2026-11-22T12:00:00Z')
    counter.count([page('/blog')])
    clock.now = new Date('2026-11-29T12:00:00Z')
    counter.count([page('/uk/estimate'), { kind: 'onward', name: '/uk/estimate' }, { kind: 'onward', name: '/estimate/settings' }])
    counter.count([
      { kind: 'referrer', name: 'dou.ua' },
      { kind: 'campaign', name: 'dou / post' },
      { kind: 'bot', name: 'bingbot' },
    ])
    counter.count([
      { kind: 'results', name: 'uk' },
      { kind: 'message', name: 'words' },
      { kind: 'message', name: 'estimate' },
    ])
    const numbers = summarize(counter.read, '2026-11-24', '2026-11-30')
    expect(numbers.totals).toEqual({ views: 3, entries: 1, results: 1, messages: 2, estimates: 1, bots: 1 })
    expect(numbers.before).toMatchObject({ views: 1, messages: 0 })
    expect(numbers.days.map(({ day, views }) => [day, views])).toContainEqual(['2026-11-29', 3])
    expect(numbers.days).toHaveLength(7)
    expect(numbers.pages[0]).toEqual({ name: '/uk/estimate', number: 2 })
    expect(numbers.languages).toEqual([
      { name: 'uk', number: 2 },
      { name: 'en', number: 1 },
    ])
    expect(numbers.estimate.map(({ number }) => number)).toEqual([2, 1, 0, 0])
    expect([numbers.referrers[0]?.name, numbers.campaigns[0]?.name, numbers.bots[0]?.name]).toEqual(['dou.ua', 'dou / post', 'bingbot'])
    counter.stop()
  })

  it.each([
    ['2026-11-30', '2026-11-29'],
    ['2024-01-01', '2026-01-01'],
    ['yesterday', '2026-11-30'],
    ['', ''],
  ])('are asked for by two days that make one: %j to %j do not', (from, to) => {
    expect(() => summarize(() => [], from, to)).toThrow('A span is two days such as')
  })
})
