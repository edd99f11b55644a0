import type { Catalogue } from '../types'

/** US dollars an hour, exchange rates, and what a live product costs a month. */
export const prices: Pick<Catalogue, 'rates' | 'exchange' | 'support' | 'running'> = {
  rates: { BA: 38, PM: 38, DES: 36, FE: 40, BE: 42, MOB: 44, ML: 52, QA: 30, OPS: 46, TL: 55 },
  exchange: { date: '2026-11-02', rates: { USD: 1, EUR: 0.86, GBP: 0.75, UAH: 41.5 } },
  support: {
    none: null,
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
    model: { from: 200, to: 800, unoptimised: { from: 2000, to: 6000 }, users: 10_000 },
  },
}
