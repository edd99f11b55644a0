import type { Catalogue } from '../types'

/** What settings multiply hours by, and what surrounds them (model C2.5). */
export const factors: Pick<Catalogue, 'spread' | 'quality' | 'stage' | 'design' | 'origin' | 'pace' | 'foundations' | 'defaults'> = {
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
  foundations: {
    web: ['fnd.web'],
    ios: ['fnd.web', 'fnd.mob', 'mob.store'],
    android: ['fnd.web', 'fnd.mob', 'mob.store'],
    telegram: ['fnd.tg'],
  },
  defaults: {
    front: [{ id: 'next' }],
    mobile: [{ id: 'reactnative', when: 'mobile' }, { id: 'mob-none' }],
    back: [{ id: 'python', when: 'aiProject' }, { id: 'nest' }],
    cms: [{ id: 'cms-none' }],
    database: [{ id: 'postgres' }],
    model: [{ id: 'hosted', when: 'aiBlocks' }, { id: 'ai-none' }],
    vectors: [{ id: 'vec-none' }],
    hosting: [{ id: 'vps' }],
  },
}
