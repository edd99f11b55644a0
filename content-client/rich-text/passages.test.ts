import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { toPassages } from './passages'

const passagesIn = (html: string) => toPassages(unified().use(rehypeParse, { fragment: true }).parse(html) as Root)

describe('the pieces a text can be quoted in', () => {
  it('are paragraphs, each with the heading it stands under', () => {
    const html = '<p>Before.</p><h2 id="s-one">One <em>more</em></h2><p>First,\nsecond.</p><blockquote><p>Said.</p></blockquote>'
    expect(passagesIn(html)).toEqual([
      { anchor: '', heading: '', text: 'Before.' },
      { anchor: 's-one', heading: 'One more', text: 'First, second.' },
      { anchor: 's-one', heading: 'One more', text: 'Said.' },
    ])
  })

  it('are the items of a list and the rows of a table, which name their columns', () => {
    const html =
      '<ul><li><p><strong>With us.</strong></p><p>In the EU.</p></li><li>Alone</li></ul><div class="tableFrame"><table><thead><tr><th>Data</th><th>Kept</th></tr></thead><tbody><tr><td>Log</td><td>12 months</td></tr></tbody></table></div>'
    expect(passagesIn(html).map(({ text }) => text)).toEqual(['With us. In the EU.', 'Alone', 'Log. Kept: 12 months'])
  })

  it('leave out code, pictures, notes and their numbers', () => {
    const html =
      '<p>It costs.<sup><a href="#n">1</a></sup></p><pre><code>const a</code></pre><figure><img alt="x"></figure><section class="footnotes"><ol><li>Source</li></ol></section>'
    expect(passagesIn(html).map(({ text }) => text)).toEqual(['It costs.'])
  })
})
