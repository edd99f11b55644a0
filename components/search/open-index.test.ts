import { expect, it } from 'vitest'
import { openIndex } from './open-index'
import type { SiteIndex } from './site-index'
import { toTerm } from './words'

const texts = [
  'What an audit costs',
  'An audit of an online shop, and what the shop costs',
  'Coffee',
  'Audits, audited again in a week of audits',
]

const site: SiteIndex = {
  pages: texts.map((title, index) => ({ group: 'articles', title, summary: '', href: `/blog/${index}` })),
  passages: texts.map((text, page) => ({ page, anchor: '', heading: '', text: `${text}. Twelve weeks.` })),
}

it('an index of the terms that will be asked for answers as one of all terms does', async () => {
  const asked = ['audit', 'cost', 'nothing'].map(toTerm)
  const [whole, part] = [await openIndex(site), await openIndex(site, new Set(asked))]
  for (const query of ['audits cost', 'costs nothing', 'audit']) expect(part.find(query)).toEqual(whole.find(query))
  for (const term of asked) expect(part.count(term)).toBe(whole.count(term))
  expect(whole.find('audit')).toHaveLength(3)
  expect([whole.find('coffee').length, part.find('coffee').length]).toEqual([1, 0])
})
