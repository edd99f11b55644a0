import { blocks } from './blocks'
import { technologies } from './technologies'
import type { Catalogue } from './types'

/** All numbers of 2026.1. A new version is a new file beside this one, so that old addresses keep their old prices. */
export const version20261: Catalogue = {
  version: '2026.1',
  date: '2026-11-02',
  blocks,
  technologies,
  rates: { BA: 38, PM: 38, DES: 36, FE: 40, BE: 42, MOB: 44, ML: 52, QA: 30, OPS: 46, TL: 55 },
  exchange: { date: '2026-11-02', rates: { USD: 1, EUR: 0.86, GBP: 0.75, UAH: 41.5 } },
  spread: { A: { low: 0.8, high: 1.35 }, B: { low: 0.7, high: 1.6 }, C: { low: 0.6, high: 2 }, D: { low: 0.5, high: 2.6 } },
  quality: {
    prototype: { development: 0.65, QA: 0.1, OPS: 0.03, TL: 0.05, PM: 0.08, stabilisation: 0.06 },
    mvp: { development: 1, QA: 0.25, OPS: 0.05, TL: 0.08, PM: 0.12, stabilisation: 0.1 },
    production: { development: 1.15, QA: 0.35, OPS: 0.08, TL: 0.1, PM: 0.14, stabilisation: 0.14 },
    critical: { development: 1.4, QA: 0.5, OPS: 0.12, TL: 0.12, PM: 0.16, stabilisation: 0.2 },
  },
  stage: {
    idea: { sigma: 0.4, allowance: 1.2, analysis: 0.12, discovery: 0.16 },
    brief: { sigma: 0.3, allowance: 1.12, analysis: 0.09, discovery: 0.12 },
    spec: { sigma: 0.2, allowance: 1.06, analysis: 0.05, discovery: 0.07 },
    designed: { sigma: 0.12, allowance: 1.03, analysis: 0.04, discovery: 0.05 },
  },
  design: { ready: { DES: 0.15, FE: 0.95 }, kit: { DES: 0.5, FE: 0.9 }, custom: { DES: 1, FE: 1 }, premium: { DES: 1.6, FE: 1.25 } },
  origin: {
    new: { development: 1, fixed: {} },
    existing: { development: 1.15, fixed: { TL: 16, BA: 8 } },
    rewrite: { development: 1, fixed: {} },
  },
  pace: { economical: 1.25, balanced: 1, fast: 0.85 },
  support: {
    none: { share: 0, hours: 0 },
    basic: { share: 0.12, hours: 8 },
    standard: { share: 0.2, hours: 16 },
    extended: { share: 0.3, hours: 40 },
  },
  running: {
    hosting: {
      paas: { from: 20, to: 200 },
      vps: { from: 20, to: 200 },
      aws: { from: 100, to: 600 },
      gcp: { from: 100, to: 600 },
      azure: { from: 100, to: 600 },
    },
    model: { from: 200, to: 800, careless: { from: 2000, to: 6000 }, users: 10_000 },
  },
  constants: {
    repeat: 0.75,
    correlation: 0.3,
    minimumAnalysis: 16,
    mobile: { one: 1, cross: 1.25, native: 1.9 },
    schedule: { lead: 1.7, weeksPerMonth: 4.345, hoursPerMonth: 152, hoursPerWeek: 30, people: 2.5, floor: 0.75, ceiling: 1.6 },
    limits: { blocks: 60, quantity: 50, leastHours: 40, mostHours: 20_000 },
  },
}
