import { describe, expect, it } from 'vitest'
import { median, medians, type Report, toFigures } from './figures'

const report = (score: number, tbt: number): Report => ({
  categories: { performance: { score } },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'largest-contentful-paint': { numericValue: 1400 },
    'total-blocking-time': { numericValue: tbt },
    'cumulative-layout-shift': { numericValue: 0 },
    'mainthread-work-breakdown': { numericValue: 1000 },
    metrics: { details: { items: [{ observedLoadTs: 5_300_000 }] } },
    'network-requests': {
      details: {
        debugData: { networkStartTimeTs: 5_000_000 },
        items: [
          { networkRequestTime: 0, transferSize: 30_000 },
          { networkRequestTime: 250, transferSize: 2000 },
          { networkRequestTime: 400, transferSize: 150_000 },
        ],
      },
    },
  },
})

describe('the figures of a visit', () => {
  it('are those of the machine and those of an unshared processor', () => {
    expect(toFigures(report(0.84, 250), report(0.991, 40))).toMatchObject({ score: 84, scoreCpu: 99, tbt: 250, tbtCpu: 40 })
  })

  it('count what is fetched until the page has loaded apart from what comes later', () => {
    expect(toFigures(report(1, 0), report(1, 0))).toMatchObject({ requests: 2, kilobytes: 32, later: 150 })
  })

  it('are refused where Lighthouse has none', () => {
    const failed = { ...report(1, 0), categories: { performance: { score: null } } }
    expect(() => toFigures(failed, report(1, 0))).toThrow('no score')
    expect(() => toFigures({ ...report(1, 0), audits: {} }, report(1, 0))).toThrow('total-blocking-time')
  })
})

describe('the middle of several visits', () => {
  it('is not moved by one that went wrong', () => {
    expect(median([90, 12, 91])).toBe(90)
    expect(median([1, 2, 3, 100])).toBe(2.5)
    expect(() => median([])).toThrow('Nothing was measured.')
  })

  it('is taken for each figure by itself', () => {
    const visits = [
      [0.8, 10],
      [0.9, 30],
      [1, 20],
    ].map(([score = 0, tbt = 0]) => toFigures(report(score, tbt), report(score, tbt)))
    expect(medians(visits)).toMatchObject({ score: 90, tbt: 20 })
  })
})
