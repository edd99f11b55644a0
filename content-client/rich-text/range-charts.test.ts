import { describe, expect, it } from 'vitest'
import { memoryPictures } from '@/tests/support/memory-pictures'
import { renderRichText } from './render'

const html = async (source: string, locale: 'en' | 'uk' = 'en') => {
  const context = {
    locale,
    resolveLink: (link: string) => link,
    ...memoryPictures,
    words: { asTable: 'As a table', footnotes: { heading: 'Notes', back: 'Back' } },
  }
  return (await renderRichText(`\`\`\`ranges\n${source}\n\`\`\``, context)).html
}

const rows =
  '| Stage | P10 | P50 | P90 | Width |\n| Idea | $20,000 | $50,000 | $80,000 | $60,000 |\n| Brief | $30,000 | $45,000 | $60,000 | $30,000 |'

describe('a chart of ranges', () => {
  it('is drawn for a wide and for a narrow column, and has a caption and its table behind a summary', async () => {
    const text = await html(`${rows}\n\nOne product, two stages.`)
    expect(text.match(/<svg viewBox="0 0 \d+ \d+" data-size="(?:wide|narrow)" font-size="[\d.]+" aria-hidden="true">/g)).toHaveLength(2)
    expect(text).toContain('<figcaption><p>One product, two stages.</p><details><summary>As a table</summary><table>')
    expect(text).toContain('<th scope="col">P10</th>')
    expect(text).toContain('<th scope="row">Idea</th><td>$20,000</td><td>$50,000</td><td>$80,000</td><td>$60,000</td>')
    expect(text).not.toContain('style=')
  })

  it('has its edges where the figures are, on a scale of round steps around all of them', async () => {
    const [wide = ''] = (await html(`${rows}\n\nOne product.`)).split('</svg>')
    // From 20,000 at y = 234 to 80,000 at 24.
    expect(wide).toContain('data-part="stem" d="M7 24V234M533 94V199"')
    expect(wide).toContain('data-part="dot" d="M7 129h0M533 146.5h0"')
    expect(wide.match(/data-part="grid" d="([^"]+)"/)?.[1]?.match(/M/g)).toHaveLength(4)
    expect(wide).toContain('>P90 $80,000</text>')
  })

  it('says a high figure above the edge that falls through it, and on a phone no low one between its ends', async () => {
    const three = `${rows}\n| Done | $31,000 | $40,000 | $42,000 | $11,000 |`
    const [wide = '', narrow = ''] = (await html(`${three}\n\nOne product.`)).split('</svg>')
    const heightOf = (text: string, svg: string) => Number(svg.match(new RegExp(`y="([\\d.]+)"[^>]*>\\${text}<`))?.[1])
    // The edge is 8 under a figure that stands to the right of its point, and more under one that stands over it.
    expect(heightOf('$60,000', wide)).toBe(86)
    expect(heightOf('$60,000', narrow)).toBeLessThan(heightOf('$60,000', wide) - 8)
    expect(wide).toContain('>$30,000</text>')
    expect(narrow).not.toContain('>$30,000</text>')
  })

  it('says the middle figure only where there is room for it above', async () => {
    const close = rows.replace('$60,000 | $30,000', '$46,000 | $16,000')
    const texts = (await html(`${close}\n\nOne product.`)).match(/data-part="expected"[^>]*>[^<]+/g)?.map((found) => found.split('>')[1])
    expect(texts).toEqual(['P50 $50,000', '$50,000'])
  })

  it('reads figures as Ukrainian writes them, and typesets its words', async () => {
    const text = await html('| А | Б | В | Г |\n| 1 | 2 000 $ | 5 000 $ | 10 000 $ |\n| 2 | 0 $ | 1 $ | 2 $ |\n\nОдна з них.', 'uk')
    expect(text).toContain('data-part="stem" d="M7 24V192M533 234V234"')
    expect(text).toContain('Одна з\u00A0них.')
  })

  it('takes words for words, whatever they look like', async () => {
    expect(await html(`${rows}\n\n<b onclick="x">Bold</b>`)).toContain('&#x3C;b onclick="x">Bold')
  })

  it.each([
    ['a chart of ranges has a line with the names of its columns and two to 5 rows', '| A | B | C | D |\n| 1 | 2 | 3 | 4 |\n\nToo few.'],
    ['a chart of ranges has a caption', rows],
    ['the row "| Idea | $1 |" of a chart of ranges has no name, low, middle and high figure', `${rows}\n| Idea | $1 |\n\nShort.`],
    ['the row "Late" of a chart of ranges needs three figures that grow', `${rows}\n| Late | 3 | 2 | 1 |\n\nFalls.`],
    ['"Specifications," in a chart of ranges is longer than 14 letters', `${rows}\n| Specifications, all | 1 | 2 | 3 |\n\nLong.`],
    ['the row "Soon" of a chart of ranges needs three figures that grow', `${rows}\n| Soon | – | 2 | 3 |\n\nA dash.`],
  ])('that cannot be drawn stops the build: %s', async (reason, source) => {
    await expect(html(source)).rejects.toThrow(reason)
  })
})
