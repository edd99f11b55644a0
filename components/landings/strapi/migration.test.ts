import { describe, expect, it } from 'vitest'
import { currentCatalogue } from '@/estimate'
import { type Answers, choices, firstAnswers, planMigration, roundHours, typicalMoves } from './migration'

const smallest: Answers = { source: 'strapi-4', types: 'few', entries: 'hundreds', languages: 'one', media: 'little', plugins: 'none' }
const likelyOf = (answers: Partial<Answers>) => planMigration({ ...smallest, ...answers }).hours.likely

describe('the hours of a move to Strapi 5', () => {
  it('are those of the catalogue: import 38, pages 44 less 30 % of their back-end, set-up 20, two objects at 36 and 27', () => {
    expect(likelyOf({})).toBeCloseTo(38 + 37.4 + 20 + 36 + 27)
  })

  it('count each further language and each further type at three quarters', () => {
    expect(likelyOf({ languages: 'two' }) - likelyOf({})).toBeCloseTo(15)
    expect(likelyOf({ languages: 'three' }) - likelyOf({ languages: 'two' })).toBeCloseTo(11.25)
    expect(likelyOf({ types: 'some' }) - likelyOf({})).toBeCloseTo(27)
  })

  it('grow with what comes less by itself: version 4, version 3, Contentful, WordPress', () => {
    const hours = (['strapi-4', 'strapi-3', 'contentful', 'wordpress'] as const).map((source) => likelyOf({ source, types: 'many' }))
    expect(hours).toEqual([...hours].sort((one, other) => one - other))
    expect(new Set(hours).size).toBe(4)
  })

  it('lie between those of a move that goes well and of one that goes badly, whatever is answered', () => {
    for (const source of choices.source)
      for (const types of choices.types)
        for (const entries of choices.entries)
          for (const languages of choices.languages)
            for (const media of choices.media)
              for (const plugins of choices.plugins) {
                const { low, likely, high } = planMigration({ source, types, entries, languages, media, plugins }).hours
                expect(low < likely && likely < high && high < 2 * likely).toBe(true)
              }
  })

  it('never shrink when there is more to move', () => {
    for (const key of ['types', 'entries', 'languages', 'media', 'plugins'] as const) {
      const hours = choices[key].map((answer) => likelyOf({ [key]: answer }))
      expect(hours).toEqual([...hours].sort((one, other) => one - other))
      expect(new Set(hours).size).toBe(hours.length)
    }
  })

  it('are shown to five', () => {
    expect([152, 153, 157.6].map(roundHours)).toEqual([150, 155, 160])
  })
})

describe('the rule of the calculator', () => {
  const everything = planMigration({
    source: 'wordpress',
    types: 'many',
    entries: 'more',
    languages: 'five',
    media: 'much',
    plugins: 'handful',
  })
  const ofBlock = (id: string) => currentCatalogue.blocks.find((block) => block.id === id)

  it('has the hours and the spreads of the catalogue the estimate counts with', () => {
    const spreads = { A: [0.8, 1.35], B: [0.7, 1.6], C: [0.6, 2], D: [0.5, 2.6] }
    const strapi = currentCatalogue.technologies.find(({ id }) => id === 'strapi')
    expect(strapi?.fixed).toEqual({ BE: 12, OPS: 8 })
    for (const { block, quantity, hours } of everything.items.filter((item) => item.block !== 'setup')) {
      const { likely = {}, spread = 'A' } = ofBlock(block) ?? {}
      const fit = strapi?.fits?.find(({ only }) => only?.includes(block))
      const web = Object.entries(likely).filter(([role]) => role !== 'MOB')
      const one = web.reduce((sum, [role, each]) => sum + each * (role === fit?.role ? fit.times : 1), 0)
      const all = one * (1 + 0.75 * (quantity - 1))
      expect(hours.likely, block).toBeCloseTo(all)
      expect([hours.low / all, hours.high / all], block).toEqual(spreads[spread].map((factor) => expect.closeTo(factor)))
    }
  })

  it('never asks twice for what the catalogue has once', () => {
    const repeated = everything.items.filter(({ quantity }) => quantity > 1)
    expect(repeated.length).toBeGreaterThan(2)
    expect(repeated.filter(({ block }) => !ofBlock(block)?.repeatable)).toEqual([])
  })
})

describe('the link to the estimate', () => {
  it('carries the same blocks in its own grammar', () => {
    expect(planMigration(firstAnswers).query).toBe(
      'v=1&t=site&o=rewrite&x=strapi&b=cnt.import_cnt.cms_core.entity*3_cnt.lang_cnt.upload_core.screen*2',
    )
  })

  it('survives the address bar as it is', () => {
    for (const answers of Object.values(typicalMoves)) {
      const { query } = planMigration(answers)
      expect(new URLSearchParams(query).toString()).toBe(query)
    }
  })
})
