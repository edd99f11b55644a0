import { describe, expect, it } from 'vitest'
import { MarkdownSource } from '../rich-text/types'
import { chapters } from './parts'

describe('the chapters of a text', () => {
  it('begin at headings of the second level and keep those below', () => {
    expect(chapters.parse('## One\n\nText\n\n### Inside\n\n## Two\nMore')).toEqual([
      { id: 's-one', title: 'One', text: new MarkdownSource('\n\nText\n\n### Inside\n\n') },
      { id: 's-two', title: 'Two', text: new MarkdownSource('\nMore') },
    ])
  })

  it('lose no words before the first heading: the editor is told', () => {
    expect(chapters.safeParse('Lost\n## One').error?.issues[0]?.message).toContain('must begin with a heading')
  })

  it('are not begun by code, and none is lost with its heading', () => {
    expect(chapters.parse('## One\n\n```md\n## Two\n```').map(({ title }) => title)).toEqual(['One'])
    expect(chapters.safeParse('## One\n\nText\n\n## \n\nLost').error?.issues[0]?.message).toContain('a heading has no words')
  })
})
