import type { OpenedIndex } from '@/components/search/open-index'
import type { Landing } from '@/content-client/types'
import type { Locale } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { type Answer, answerQuestion } from './answer-question'

export type Outcome = { question: string; answer: Answer; test: Test; passed: boolean }

/** What a question tests: that the right page is quoted, that nothing is made up, that something is refused. */
const tests = ['page', 'silence', 'refusal'] as const

type Test = (typeof tests)[number]

export type Score = { test: Test; passed: number; all: number }

/** Asks every question of the table and compares: a page is right when it is the one quoted first. */
export function evaluate(index: OpenedIndex, table: Landing['evaluation'], locale: Locale): Outcome[] {
  return table.map(({ question, expect }) => {
    const answer = answerQuestion(index, question)
    const pages = expect.filter((each) => each.startsWith('/')).map((path) => localisePath(locale, path))
    const test = pages.length > 0 ? 'page' : expect.includes('unknown') ? 'silence' : 'refusal'
    return { question, answer, test, passed: test === 'page' ? quotesOne(answer, pages) : expect.includes(answer.kind) }
  })
}

export function scoresOf(outcomes: readonly Outcome[]): Score[] {
  return tests.map((test) => {
    const asked = outcomes.filter((outcome) => outcome.test === test)
    return { test, passed: asked.filter(({ passed }) => passed).length, all: asked.length }
  })
}

function quotesOne(answer: Answer, pages: readonly string[]): boolean {
  const href = answer.kind === 'found' ? answer.quotes[0]?.href : undefined
  return href !== undefined && pages.some((page) => page === href || page === href.split('#')[0])
}
