import { describe, expect, it } from 'vitest'
import { findPages } from './find-pages'
import { openIndex } from './open-index'
import type { SiteIndex } from './site-index'
import { tidyQuery } from './tidy-query'

const site: SiteIndex = {
  pages: [
    { group: 'articles', title: 'Чесний діапазон', summary: 'Чому оцінка — це діапазон.', href: '/uk/blog/range' },
    { group: 'services', title: 'Технічний аудит', summary: 'Звіт за десять днів.', href: '/uk/services/technical-audit' },
    { group: 'cases', title: 'Добра кава', summary: 'Мережа з девʼяти кавʼярень.', href: '/uk/portfolio/dobrokava' },
    { group: 'articles', title: 'Friday note', summary: 'One page, every week.', href: '/uk/blog/friday' },
  ],
  passages: [
    { page: 0, anchor: '', heading: '', text: 'Чому оцінка — це діапазон.' },
    { page: 0, anchor: 's-1', heading: 'Скільки коштує помилка', text: 'Помилка в оцінці проєкту коштує тижня роботи.' },
    { page: 1, anchor: '', heading: '', text: 'Звіт за десять днів.' },
    { page: 1, anchor: 's-2', heading: 'Ціна', text: 'Аудит коштує однаково для всіх: оцінки не потрібно.' },
    { page: 2, anchor: '', heading: '', text: 'Мережа з девʼяти кавʼярень.' },
    { page: 3, anchor: '', heading: '', text: 'One page, every week. Strapi is mentioned once.' },
  ],
}
const index = await openIndex(site)
const titles = (query: string) => findPages(index, query).hits.map(({ page }) => page.title)

describe('looking for pages', () => {
  it('finds a word in every form: «оцінки» by «оцінка» and the other way round', () => {
    expect(titles('оцінка').sort()).toEqual(['Технічний аудит', 'Чесний діапазон'].sort())
    expect(new Set(titles('оцінок'))).toEqual(new Set(titles('оцінка')))
  })

  it('takes any apostrophe', () => {
    for (const query of ["кав'ярня", 'кав’ярні', 'кавʼярень']) expect(titles(query)).toEqual(['Добра кава'])
  })

  it('finds a word while it is being typed', () => {
    expect(titles('діапаз')).toEqual(['Чесний діапазон'])
    expect(titles('stra')).toEqual(['Friday note'])
  })

  it('wants every telling word, though not in one sentence', () => {
    expect(findPages(index, 'скільки коштує звіт')).toMatchObject({ kind: 'all', hits: [{ page: { title: 'Технічний аудит' } }] })
  })

  it('says when no page has every word', () => {
    const { kind, hits } = findPages(index, 'strapi аудит')
    expect(kind).toBe('some')
    expect(hits).toHaveLength(2)
  })

  it('offers what is spelled alike when nothing is found', () => {
    const { kind, hits } = findPages(index, 'діопазон')
    expect(kind).toBe('similar')
    expect(hits[0]?.page.title).toBe('Чесний діапазон')
  })

  it('finds nothing for what is nowhere, and for nothing', () => {
    for (const query of ['кенгуру', '', '   ', '<script>', '%%%', '((((']) expect(titles(query)).toEqual([])
  })

  it('shows a page by the passage that says most', () => {
    expect(findPages(index, 'коштує аудит').hits[0]?.passage.anchor).toBe('s-2')
  })
})

it('takes from an address no more than a person would type', () => {
  expect(tidyQuery(`  a \n b  `)).toBe('a b')
  expect(tidyQuery('x'.repeat(5000))).toHaveLength(200)
  expect(tidyQuery(null)).toBe('')
})
