import { describe, expect, it } from 'vitest'
import { siteUrl } from '../_site/site-url'
import { textOf } from './markdown'

describe('links in a Markdown twin', () => {
  it('lead to the site in the language of the text', () => {
    const text = { markdown: 'See [the audit](/services/technical-audit#price).' }
    expect(textOf('en', text)).toBe(`See [the audit](${siteUrl}/services/technical-audit#price).`)
    expect(textOf('uk', text)).toBe(`See [the audit](${siteUrl}/uk/services/technical-audit#price).`)
  })

  it('find pictures, which have no language', () => {
    expect(textOf('uk', { markdown: '![Схема](/images/a.svg "Підпис")' })).toBe(`![Схема](${siteUrl}/images/a.svg "Підпис")`)
  })

  it('to other sites stay as they are', () => {
    const markdown = '[one](https://example.com/a) [two](//example.com) [three](#here)'
    expect(textOf('en', { markdown })).toBe(markdown)
  })
})
