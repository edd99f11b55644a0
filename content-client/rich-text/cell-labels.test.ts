import { describe, expect, it } from 'vitest'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const html = async (markdown: string, locale: 'en' | 'uk' = 'en') => {
  const context = {
    locale,
    resolveLink: (link: string) => link,
    ...memoryPictures,
    words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
  }
  return (await renderRichText(markdown, context)).html
}

describe('a cell of a wide table', () => {
  it('says which column it is from, so that a phone can set rows one under another', async () => {
    const text = await html('| Area | We *ask* | Finding |\n|---|---|---|\n| Data | Why? | 214 |')
    expect(text).toContain('<td>Data</td>')
    expect(text).toContain('<td data-label="We ask">Why?</td>')
    expect(text).toContain('<td data-label="Finding">214</td>')
  })

  it('says it typeset', async () => {
    expect(await html('| А | Що є в нас | В |\n|---|---|---|\n| 1 | 2 | 3 |', 'uk')).toContain('data-label="Що є в\u00A0нас"')
  })

  it('leaves the number of a note out of it', async () => {
    expect(await html('| A | B | Good[^1] |\n|---|---|---|\n| 1 | 2 | 3 |\n\n[^1]: As published.')).toContain('data-label="Good"')
  })

  it('with only a dash in it is marked, so that a phone can leave it out', async () => {
    const text = await html('| A | B | C |\n|---|---|---|\n| 1 | – | 3 |')
    expect(text).toContain('<td data-label="B" data-empty="">–</td>')
    expect(text).toContain('<td data-label="C">3</td>')
  })

  it('of a narrow table says nothing: there it can be seen', async () => {
    expect(await html('| A | B |\n|---|---|\n| 1 | 2 |')).not.toContain('data-label')
  })
})
