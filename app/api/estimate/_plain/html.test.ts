import { describe, expect, it } from 'vitest'
import { html } from './html'

describe('plain markup', () => {
  it('escapes every value, in text and in attributes', () => {
    const hostile = '"><script>alert(1)</script>&\''
    expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;</p>',
    )
  })

  it('lets its own markup, lists and numbers through, and leaves out what is not there', () => {
    expect(html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}${false}${null}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>')
  })
})
