import { describe, expect, it } from 'vitest'
import { findWrong, pages } from '../support/pages'

describe('the HTML a page arrives with', () => {
  it('has one main heading with words in it', () => {
    expect(pages.length).toBeGreaterThan(60)
    const wrong = findWrong(pages, ({ headings }) => (headings.length !== 1 || !headings[0]) && `h1: ${JSON.stringify(headings)}`)
    expect(wrong).toEqual([])
  })

  it('has one main part, between one header and one footer of the site', () => {
    expect(findWrong(pages, ({ landmarks }) => landmarks.join() !== 'header,main,footer' && `has ${landmarks}`)).toEqual([])
  })

  it('names the sign of its tab, so that no browser guesses one', () => {
    expect(findWrong(pages, ({ links }) => !links.some(({ rel }) => rel === 'icon') && 'no icon')).toEqual([])
  })

  it('uses each anchor once', () => {
    expect(findWrong(pages, ({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index).join())).toEqual([])
  })

  it('says of every picture what it shows, and how large it is', () => {
    expect(pages.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(0)
    const bare = findWrong(pages, ({ pictures }) =>
      pictures.flatMap(({ src, ...said }) => (Object.values(said).includes(null) ? [src] : [])).join(),
    )
    expect(bare).toEqual([])
  })
})
