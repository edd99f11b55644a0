import { toString as textIn } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { read } from '../support/files'
import { elementsOf, parsePage } from '../support/html'
import { siteRoutes } from '../support/routes'

/** Written out here as the specification quotes them, not read from where the site keeps its words. */
const description =
  'Maybe you clicked on a broken link or typed something incorrectly in the address bar. Try starting over in the main page.'

const pages = siteRoutes
  .filter(({ locale, status }) => locale === 'en' && status === 404)
  .map(({ path, file }) => ({ path, file, heading: path === '/page-not-found' ? 'Page not found' : 'Page Not Found' }))

describe('the words the specification gives', () => {
  it('are looked for on the pages of all errors', () => expect(pages.length).toBe(3))

  it.each(pages)('stand to the letter at $path', ({ file, heading }) => {
    const elements = elementsOf(parsePage(read(file)))
    const textsOf = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map((each) => textIn(each).trim())
    expect(textsOf('h1')).toEqual([heading])
    expect(textsOf('p')).toContain(description)
    expect(textsOf('a')).toContain('Go to home')
  })
})
