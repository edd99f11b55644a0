import type { Catalogue, Phase } from '../types'

const developer: Record<Phase, number> = { discovery: 0, designLead: 0, build: 0.88, stab: 0.12, launch: 0 }

/** Schedule, phases, team and savings (model C2.7, C2.8). */
export const plan: Pick<Catalogue, 'constants' | 'phases' | 'team' | 'savings'> = {
  constants: {
    repeat: 0.75,
    correlation: 0.3,
    percentiles: { p10: -1.2816, p80: 0.8416, p90: 1.2816 },
    minimumAnalysis: 16,
    mobile: { one: 1, cross: 1.25, native: 1.9 },
    schedule: {
      lead: 1.7,
      weeksPerMonth: 4.345,
      hoursPerMonth: 152,
      hoursPerWeek: 30,
      people: 2.5,
      floor: 0.75,
      ceiling: 1.6,
      minWeeks: 3,
      // The schedule table of COCOMO II.
      hurry: [
        { share: 1, factor: 1 },
        { share: 0.85, factor: 1.14 },
        { share: 0.75, factor: 1.43 },
      ],
    },
    limits: { blocks: 60, quantity: 50, minHours: 40, maxHours: 20_000 },
  },
  phases: {
    discovery: { min: 1, max: 4 },
    designLead: { share: 0.1, min: 1, max: 3 },
    stabilisation: { min: 1 },
    launch: { weeks: 1 },
    build: { min: 2, weeksToDemo: 2 },
    followUpDays: 30,
    shares: {
      BA: { discovery: 0.8, designLead: 0, build: 0.2, stab: 0, launch: 0 },
      DES: { discovery: 0.25, designLead: 0.45, build: 0.3, stab: 0, launch: 0 },
      FE: developer,
      BE: developer,
      MOB: developer,
      ML: developer,
      QA: { discovery: 0, designLead: 0, build: 0.6, stab: 0.35, launch: 0.05 },
      OPS: { discovery: 0.05, designLead: 0, build: 0.35, stab: 0.3, launch: 0.3 },
      TL: { discovery: 0.2, designLead: 0.05, build: 0.65, stab: 0.1, launch: 0 },
    },
  },
  team: { cap: { min: 2, max: 9, perRootMonth: 1.5 }, designInBuild: 0.6, shown: { min: 0.15, step: 0.25 } },
  savings: {
    maxActions: 6,
    aiCoreShare: 0.4,
    smallerBlocks: {
      'adm.panel-m': 'adm.panel-s',
      'com.chat-m': 'com.chat-s',
      'cnt.search-m': 'cnt.search-s',
      'acc.rbac-l': 'acc.rbac-m',
    },
    lower: { quality: { critical: 'production', production: 'mvp' }, design: { premium: 'custom', custom: 'kit' } },
  },
}
