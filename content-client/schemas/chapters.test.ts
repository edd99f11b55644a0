import { describe, expect, it } from 'vitest'
import { MarkdownSource } from '../rich-text/types'
import { chapters } from './parts'

describe('the chapters of a text', () => {
  it('begin at headings of the second level and keep those below', () => {
    expect(chapters.parse('## One\n\nText\n\n### Inside\n\n## Two\nMore')).toEqual([
      { title: 'One', text: new MarkdownSource('\nText\n\n### Inside\n\n') },
      { title: 'Two', text: new MarkdownSource('More') },
    ])
  })

  it('lose no words before the first heading: the editor is told', () => {
    expect(chapters.safeParse('Lost\n## One').error?.issues[0]?.message).toContain('must begin with a heading')
  })
})
