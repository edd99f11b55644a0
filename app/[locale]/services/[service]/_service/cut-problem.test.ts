// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getServices } from '@/content-client'
import { locales } from '@/routing/locales'
import { cutProblem } from './cut-problem'

describe('the problem of a service', () => {
  it('is cut after its first sentence and after its first paragraph', () => {
    expect(cutProblem('<p>It fails. Nobody knows why.</p>\n<p>Later.</p>')).toEqual({
      statement: '<p>It fails.</p>',
      first: '<p>Nobody knows why.</p>',
      rest: '<p>Later.</p>',
    })
  })

  it('stays whole where its first paragraph is one sentence or begins with something marked', () => {
    for (const html of ['<p>It fails.</p>', '<p><strong>It</strong> fails. Why?</p>'])
      expect(cutProblem(html)).toEqual({ statement: '', first: html, rest: '' })
  })

  it.each(locales)('begins on every page with a sentence short enough to be set large (%s)', async (locale) => {
    const statements = (await getServices(locale)).map(({ problem }) => cutProblem(problem.html).statement)
    expect(statements.filter((statement) => statement.length < 20 || statement.length > 130)).toEqual([])
  })
})
