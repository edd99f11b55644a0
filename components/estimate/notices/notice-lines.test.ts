import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseEstimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import { locales } from '@/routing/locales'
import { allWords } from '@/tests/support/estimate-views'
import { LineList } from './line-list'
import { noticeLines, repairsAmong } from './notice-lines'

const lines = (query: string, locale: 'en' | 'uk' = 'en') =>
  noticeLines(allWords(locale), blockTitles[locale], parseEstimate(query).notices)

describe('what was repaired in a link', () => {
  it('is told by names, one kind of repair in one line', () => {
    const [first, second, ...others] = lines('t=castle&q=gold&b=core.entity*99_acc.email*7')
    expect(others).toEqual([])
    expect(first).toContain('Kind of product: “castle”, Quality: “gold”')
    expect(second).toContain('2\u00A0quantities were out of range')
    expect(second).not.toMatch(/core\.entity|acc\.email/)
  })

  it('names a single repair, too', () => {
    expect(lines('t=castle')).toEqual(['“castle” isn’t a valid value for “Kind of product”, so we used the nearest or the default one.'])
    expect(lines('l=acc.email')).toEqual([`Marked “later” but never chosen, so we removed it: ${blockTitles.en['acc.email']}.`])
  })

  it('is told once, however often it was written', () => {
    expect(lines('b=no.such_acc.email_no.such&b=no.such')).toEqual([expect.stringMatching(/1.block that doesn’t exist: no\.such\.$/)])
    expect(lines('b=fnd.tg_fnd.tg')).toHaveLength(1)
    expect(lines('b=fnd.tg_fnd.tg')[0]?.match(/Telegram/g)).toHaveLength(1)
  })

  it.each(locales)('has dates as people write them (%s)', (locale) => {
    for (const query of ['from=2027-01-04&by=2027-01-11', 'from=2027-01-05', 'by=2027-09-01'])
      expect(lines(query, locale).join()).toMatch(/^(?!.*\d{4}-\d\d).*(?:202\d|[Дд]ат|[Сс]трок|[Tt]erm|[Dd]ate|[Dd]eadline)/)
  })

  it('is nothing where a visitor is only asked for another date', () => {
    expect(repairsAmong(parseEstimate('from=2027-01-04&by=2027-01-11').notices)).toEqual([])
    expect(repairsAmong(parseEstimate('t=castle&from=2027-01-04&by=2027-01-11').notices)).toHaveLength(1)
  })

  it.each(locales)('of a link that was cut and sewn together is a short list (%s)', (locale) => {
    const blocks = Array.from({ length: 30 }, (_, index) => `gone.b${index}`).join('_')
    const query = `v=7&c=1999.1&t=castle&q=gold&x=a_b&b=${blocks}_fnd.web*3&l=acc.email&from=2026-01-06&by=2026-03-03&fx=ZZ*1&r=XX*1_YY*2`
    const { notices } = parseEstimate(query)
    const told = lines(query, locale)
    expect(notices.length).toBeGreaterThan(9)
    expect(told.length).toBeLessThan(15)
    expect(told.join(' ')).toContain('gone.b3')
    expect(told.join(' ')).not.toContain('gone.b6')
    const markup = renderToStaticMarkup(createElement(LineList, { words: allWords(locale), lines: told }))
    expect(markup.slice(0, markup.indexOf('<details')).match(/<li/g)).toHaveLength(3)
  })
})
