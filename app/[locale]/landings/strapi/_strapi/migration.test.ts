import { describe, expect, it } from 'vitest'
import { checkCompatibility, currentCatalogue, isImplied, measure, parseEstimate } from '@/estimate'
import { type Answers, choices, firstAnswers, planMigration, roundHours, typicalMoves } from './migration'
import { hoursByBlock } from './migration-hours'

const hours = hoursByBlock()
const plan = (answers: Answers) => planMigration(answers, hours)

const smallest: Answers = { source: 'strapi-4', types: 'few', entries: 'hundreds', languages: 'one', media: 'little', plugins: 'none' }
const likelyOf = (answers: Partial<Answers>) => plan({ ...smallest, ...answers }).hours.likely

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
    expect(hours).toEqual([...hours].sort((a, b) => a - b))
    expect(new Set(hours).size).toBe(4)
  })

  it('lie between those of a move that goes well and of one that goes badly, whatever is answered', () => {
    for (const source of choices.source)
      for (const types of choices.types)
        for (const entries of choices.entries)
          for (const languages of choices.languages)
            for (const media of choices.media)
              for (const plugins of choices.plugins) {
                const { low, likely, high } = plan({ source, types, entries, languages, media, plugins }).hours
                expect(low < likely && likely < high && high < 2 * likely).toBe(true)
              }
  })

  it('never shrink when there is more to move', () => {
    for (const key of ['types', 'entries', 'languages', 'media', 'plugins'] as const) {
      const hours = choices[key].map((answer) => likelyOf({ [key]: answer }))
      expect(hours).toEqual([...hours].sort((a, b) => a - b))
      expect(new Set(hours).size).toBe(hours.length)
    }
  })

  it('are shown to five', () => {
    expect([152, 153, 157.6].map(roundHours)).toEqual([150, 155, 160])
  })
})

describe('the engine of the estimate', () => {
  const everyAnswer = Object.entries(choices).flatMap(([key, values]) => values.map((value) => ({ ...firstAnswers, [key]: value })))

  it.each([firstAnswers, ...Object.values(typicalMoves), ...everyAnswer])('gives these very hours for the link: %j', (answers) => {
    const { items, hours: shown, query } = plan(answers)
    const { document, notices } = parseEstimate(query)
    const { work, fixed, technologies } = measure(document.input, currentCatalogue)
    const hosting = technologies.find(({ layer }) => layer === 'hosting')?.fixed?.OPS ?? 0
    const setUp = Object.values(fixed).reduce((sum, each) => sum + each, 0) - hosting
    const blocks = work.filter(({ block }) => !isImplied(block.id))
    for (const key of ['low', 'likely', 'high'] as const) {
      expect(shown[key]).toBeCloseTo(
        blocks.reduce((sum, { total }) => sum + total[key], setUp),
        9,
      )
    }
    expect(items.filter(({ block }) => block !== 'setup')).toHaveLength(blocks.length)
    expect(notices).toEqual([])
    expect(checkCompatibility(document.input, currentCatalogue).filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('the link to the estimate', () => {
  it('carries the same blocks in its own grammar', () => {
    expect(plan(firstAnswers).query).toBe(
      'v=1&t=site&o=rewrite&x=strapi&b=cnt.import_cnt.cms_core.entity*3_cnt.lang_cnt.upload_core.screen*2',
    )
  })

  it('survives the address bar as it is', () => {
    for (const answers of Object.values(typicalMoves)) {
      const { query } = plan(answers)
      expect(new URLSearchParams(query).toString()).toBe(query)
    }
  })
})
