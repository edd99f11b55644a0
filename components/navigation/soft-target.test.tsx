import { describe, expect, it } from 'vitest'
import { softTarget } from './soft-target'

const here = { origin: 'https://site.example', href: 'https://site.example/services?from=ad#price' }
const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

/** A click on a link of the page at `here`. */
function follow(attributes: Record<string, string>, click: Partial<typeof plainClick> = {}): string | undefined {
  const base = document.createElement('base')
  base.href = here.href
  document.head.replaceChildren(base)
  const anchor = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  return softTarget(anchor, { ...plainClick, ...click }, here)
}

describe('a click on a link of the site', () => {
  it.each([
    ['/contacts', '/contacts'],
    ['/uk/blog/ai/rag-cost?page=2#price', '/uk/blog/ai/rag-cost?page=2#price'],
    ['https://site.example/', '/'],
    ['?from=menu', '/services?from=menu'],
    ['/services?from=ad', '/services?from=ad'],
    ['/services#price', '/services#price'],
  ])('on %s opens the page without a full load', (href, target) => {
    expect(follow({ href })).toBe(target)
  })

  it('may name its own window', () => {
    expect(follow({ href: '/contacts', target: '_self' })).toBe('/contacts')
  })
})

describe('a click is the browser’s own', () => {
  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])('with %o', (click) => {
    expect(follow({ href: '/contacts' }, click)).toBeUndefined()
  })

  it('when something else has answered it already', () => {
    expect(follow({ href: '/contacts' }, { defaultPrevented: true })).toBeUndefined()
  })

  it.each([{ download: '' }, { target: '_blank' }, { target: 'other' }])('on a link with %o', (attributes) => {
    expect(follow({ href: '/contacts', ...attributes })).toBeUndefined()
  })

  it.each([
    'https://other.example/contacts',
    '//other.example',
    'http://site.example/contacts',
    'https://site.example:8443/',
    'mailto:a@site.example',
    'tel:+380440000000',
    'https://',
  ])('to another place: %s', (href) => {
    expect(follow({ href })).toBeUndefined()
  })

  it.each(['/images/a.svg', '/og/en/blog.jpg', '/api/estimate', '/rss.xml', '/uk/feed.json', '/llms.txt'])('to a file: %s', (href) => {
    expect(follow({ href })).toBeUndefined()
  })

  it.each(['#price', '#team', '?from=ad#team', '/services?from=ad#price'])('to a place on the same page: %s', (href) => {
    expect(follow({ href })).toBeUndefined()
  })

  it('on an anchor without an address', () => {
    expect(follow({})).toBeUndefined()
  })
})
