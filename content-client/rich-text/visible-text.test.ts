import { expect, it } from 'vitest'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const unseen = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

const render = (markdown: string) =>
  renderRichText(markdown, {
    locale: 'en',
    resolveLink: (link) => link,
    ...memoryPictures,
    words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back to the text' } },
  })

it.each([
  '&#x202E;',
  '&#8238;',
  '&#x202A;',
  '&#x2066;',
  '&#x2069;',
  '&lrm;',
  '&rlm;',
  '&#x61C;',
  '&shy;',
  '&ZeroWidthSpace;',
  '&NoBreak;',
  '&#xFEFF;',
])('what is not seen is not published, however it is written: %s', async (sign) => {
  const one = await render(`One${sign}two [link](https://a.example "ti${sign}tle") <b title="ti${sign}tle">bo${sign}ld</b>`)
  const two = await render(
    `## Head${sign}ing\n\n![pla${sign}net](/images/planet.svg "cap${sign}tion")\n\n| a${sign}b |\n|-|\n| 1 |\n\nx[^1]\n\n[^1]: no${sign}te`,
  )
  for (const { html, headings, passages } of [one, two]) expect(JSON.stringify([html, headings, passages])).not.toMatch(unseen)
  expect(one.html).toContain('Onetwo')
  expect(two.headings[0]?.text).toBe('Heading')
})

it('joiners stay inside emoji', async () => {
  expect((await render('👩&zwj;💻')).html).toContain('👩\u200D💻')
})
