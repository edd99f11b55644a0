import { describe, expect, it } from 'vitest'
import { siteUrl } from '../_site/site-url'
import { withAbsoluteAddresses } from './feed'

const page = `${siteUrl}/blog/rag`
const resolve = (html: string) => withAbsoluteAddresses(html, page)

describe('an article in a feed', () => {
  it('leads to pages and pictures of the site by their whole addresses', () => {
    expect(resolve('<a href="/uk/services">x</a><img src="/images/a.svg" alt="">')).toBe(
      `<a href="${siteUrl}/uk/services">x</a><img src="${siteUrl}/images/a.svg" alt="">`,
    )
  })

  it('leads to its own footnotes on its page', () => {
    expect(resolve('<a id="ref" href="#fn-1">1</a>')).toBe(`<a id="ref" href="${page}#fn-1">1</a>`)
  })

  it('names every size of a picture by its whole address', () => {
    expect(resolve('<img srcset="/_ipx/w_320,f_webp/a.png 320w, /_ipx/w_640,f_webp/a.png 640w">')).toBe(
      `<img srcset="${siteUrl}/_ipx/w_320,f_webp/a.png 320w, ${siteUrl}/_ipx/w_640,f_webp/a.png 640w">`,
    )
  })

  it('leaves other sites, mail and words that look like attributes alone', () => {
    const html = '<a href="https://example.com/">x</a><a href="//cdn.example.com/a">y</a><a href="mailto:a@b.c">z</a><code>href=/a</code>'
    expect(resolve(html)).toBe(html)
  })
})
