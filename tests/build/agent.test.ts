import { describe, expect, it } from 'vitest'
import { type Answer, answerQuestion } from '@/app/[locale]/landings/miltton-ai-agent/_agent/answer-question'
import { evaluate, scoresOf } from '@/app/[locale]/landings/miltton-ai-agent/_agent/evaluate'
import { openIndex } from '@/components/search/open-index'
import { wordsIn } from '@/components/search/words'
import { getLanding } from '@/content-client'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { pageAt } from '../support/pages'
import { readSearchIndex } from '../support/site-index'

const kindsOf = (answers: readonly Answer[]) => answers.map(({ kind }) => kind)

describe.each(locales)('the demonstration of the agent (%s)', async (locale) => {
  const index = await openIndex(readSearchIndex(locale))
  const table = (await getLanding(locale, 'miltton-ai-agent'))?.evaluation ?? []
  const outcomes = evaluate(index, table, locale)
  const share = (test: string) => scoresOf(outcomes).find((score) => score.test === test) ?? { passed: 0, all: 1 }

  it('is examined with thirty questions and more of three kinds', () => {
    expect(table.length).toBeGreaterThanOrEqual(30)
    expect(scoresOf(outcomes).filter(({ all }) => all < 5)).toEqual([])
  })

  it('quotes the right page first in nine of ten cases', () => {
    const { passed, all } = share('page')
    expect(
      passed / all,
      outcomes
        .filter(({ passed: right }) => !right)
        .map(({ question }) => question)
        .join('\n'),
    ).toBeGreaterThan(0.85)
  })

  it('answers what something costs with its price', () => {
    const asked = outcomes.filter(({ question }) => /how much|\bcosts?\b|скільки коштує|ціна/i.test(question))
    const silent = asked.filter(({ answer }) => answer.kind !== 'found' || !/\$\d|\d\s?[₴$]/.test(answer.quotes[0]?.texts.join() ?? ''))
    expect(asked.length).toBeGreaterThan(1)
    expect(silent.map(({ question }) => question)).toEqual([])
  })

  it('is silent whenever the site is, and refuses whatever it has to refuse', () => {
    expect(outcomes.filter(({ test, passed }) => test !== 'page' && !passed).map(({ question }) => question)).toEqual([])
  })

  it('says nothing of its own: every word it quotes stands on the page it names', () => {
    const quotes = outcomes.flatMap(({ answer }) => (answer.kind === 'found' ? answer.quotes : []))
    const strange = quotes.filter(({ texts, href }) => {
      const { pathname } = new URL(href, 'http://site.example')
      const said = new Set(wordsIn(pageAt(pathname)?.main ?? '').map((word) => word.toLowerCase()))
      const words = texts.flatMap(wordsIn)
      // A row names its columns and its title, which may stand in another form; the rest has to be there.
      return words.filter((word) => !said.has(word.toLowerCase())).length > words.length * 0.2
    })
    expect(quotes.length).toBeGreaterThan(15)
    expect(strange.map(({ href, texts }) => `${href}: ${texts}`)).toEqual([])
  })

  it('shows on its page the results it really has', () => {
    const text = pageAt(hrefTo(locale, 'landings/miltton-ai-agent'))?.sections.evaluation ?? ''
    for (const { passed, all } of scoresOf(outcomes)) expect(text).toMatch(new RegExp(`${passed} (?:of|із) ${all}`))
    for (const { question } of outcomes) expect(text).toContain(question)
  })

  it('stays calm whatever it is asked', () => {
    const hostile = ['', '   ', '<svg onload=xss(1)>', '\u0000', '((((', '🦄🦄🦄', 'a'.repeat(5000), "'; --", '[[', '\\', '…']
    expect(new Set(kindsOf(hostile.map((question) => answerQuestion(index, question))))).toEqual(new Set(['unknown']))
  })
})
