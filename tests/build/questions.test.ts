import { expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { locales } from '@/routing/locales'
import { textOf } from '../support/html'
import { pages } from '../support/pages'

const content = (await readSnapshot()).locales
const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

it.each(locales)('each question is answered in full on one page, at an anchor others lead to (%s)', (locale) => {
  const own = pages.filter((page) => page.locale === locale)
  const entries = content[locale]['faq-entries']
  expect(entries.length).toBeGreaterThan(5)
  for (const { slug, question, answer } of entries) {
    const places = own.filter(({ ids }) => ids.includes(`q-${slug}`))
    expect(places, slug).toHaveLength(1)
    const said = wordsOf(places[0]?.main ?? '').join(' ')
    expect(said).toContain(wordsOf(question).join(' '))
    expect(said).toContain(wordsOf(textOf(answer.html)).slice(-10).join(' '))
  }
})
