// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { findWrong, readPages } from '../support/pages'

const pages = readPages()
const attributesOf = (document: Document) => [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])

describe('the HTML a page arrives with', () => {
  it('has one main heading with words in it', () => {
    expect(pages.length).toBeGreaterThan(60)
    const wrong = findWrong(pages, ({ document }) => {
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim())
      return (headings.length !== 1 || !headings[0]) && `h1: ${JSON.stringify(headings)}`
    })
    expect(wrong).toEqual([])
  })

  it('has one main part, between one header and one footer of the site', () => {
    const landmarks = (document: Document, name: string) =>
      [...document.querySelectorAll(name)].filter((element) => !element.parentElement?.closest('main, article, section, aside, nav'))
    const wrong = findWrong(pages, ({ document }) => {
      const counts = ['main', 'header', 'footer'].map((name) => landmarks(document, name).length)
      return counts.some((each) => each !== 1) && `main, header, footer: ${counts}`
    })
    expect(wrong).toEqual([])
  })

  it('names the sign of its tab, so that no browser guesses one', () => {
    expect(findWrong(pages, ({ document }) => !document.querySelector('link[rel="icon"]') && 'no icon')).toEqual([])
  })

  it('uses each anchor once', () => {
    const wrong = findWrong(pages, ({ document }) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index).join()
    })
    expect(wrong).toEqual([])
  })

  it('says of every picture what it shows, and how large it is', () => {
    const pictures = pages.flatMap(({ address, document }) =>
      [...document.querySelectorAll('img')].map((picture) => ({ address, picture })),
    )
    const bare = pictures.filter(({ picture }) => !['alt', 'width', 'height'].every((name) => picture.hasAttribute(name)))
    expect(pictures.length).toBeGreaterThan(0)
    expect(bare.map(({ address, picture }) => `${address}: ${picture.outerHTML}`)).toEqual([])
  })
})

describe('a strict content policy', () => {
  it('would find no script in an attribute', () => {
    const wrong = findWrong(pages, ({ document }) => attributesOf(document).find(({ name }) => name.startsWith('on'))?.name)
    expect(wrong).toEqual([])
  })

  it('would find no script in an address', () => {
    const wrong = findWrong(pages, ({ document }) => document.querySelector('[href^="javascript:" i], [src^="javascript:" i]')?.outerHTML)
    expect(wrong).toEqual([])
  })

  it('would find no style in an attribute', () => {
    expect(findWrong(pages, ({ document }) => document.querySelector('[style]')?.outerHTML.slice(0, 120))).toEqual([])
  })

  it('would find no inline script but those of Next.js and data for machines', () => {
    const wrong = findWrong(pages, ({ document }) => {
      const inline = [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
      return inline
        .map(({ textContent }) => textContent ?? '')
        .find((code) => !/TURBOPACK|__next|\$R[A-Z]|requestAnimationFrame/.test(code))
        ?.slice(0, 120)
    })
    expect(wrong).toEqual([])
  })
})
