import { describe, expect, it } from 'vitest'
import { layOutText } from './findings'

const dots = new Map([
  ['S01', 'x'],
  ['C03', '.'],
])
const heading = '<h3 id="s-door"><a class="headingLink" href="#s-door">S01. A door</a></h3>'
const list =
  '<ul><li><strong>Critical</strong></li><li><strong>4 × 3</strong> damage</li><li><strong>See it:</strong> open <code>a</code>.</li><li><strong>Because</strong> it is so.</li></ul>'

describe('the text of a document', () => {
  it('sets a list whose items all begin in bold as rows', () => {
    const { html } = layOutText(
      '<ul><li><strong>Seen:</strong> all moved it.</li><li><p><strong>Price.</strong> nothing</p></li></ul>',
      new Map(),
    )
    expect(html).toMatch(/^<dl class="\w+">/)
    expect(html).toContain('<div><dt>Seen</dt><dd>All moved it.</dd></div><div><dt>Price</dt><dd>nothing</dd></div>')
  })

  it.each([
    '<ul><li><strong>One</strong> thing</li><li>Another</li></ul>',
    '<ol><li><strong>One.</strong> A</li><li><strong>Two.</strong> B</li></ol>',
  ])('leaves any other list', (other) => {
    expect(layOutText(other, new Map()).html).toBe(other)
  })

  it('sets what a code heads as a finding: its rank and figures apart from its rows', () => {
    const { html, names } = layOutText(heading + list, dots)
    expect(html).toMatch(/^<section class="[^"]+" id="s01"><h3 id="s-door"/)
    expect(html).toMatch(/<span class="\w+">S01<\/span> A door/)
    expect(html).toMatch(/<li><i class="\w+"><\/i><b>Critical<\/b><\/li><li><b>4 × 3<\/b> damage<\/li><\/ul><dl/)
    expect(html).toContain('<dt>See it</dt><dd>Open <code>a</code>.</dd></div><div><dt>Because</dt><dd>it is so.</dd>')
    expect(names.get('S01')).toBe('S01. A door')
  })

  it('marks the row of a table a code begins', () => {
    const { html, names } = layOutText('<div><table><tbody><tr><td>C03</td><td>Two languages mixed</td></tr></tbody></table></div>', dots)
    expect(html).toMatch(/<tr id="c03" class="\w+"><td><i class="\w+"><\/i>C03<\/td>/)
    expect(names.get('C03')).toBe('C03. Two languages mixed')
  })
})
