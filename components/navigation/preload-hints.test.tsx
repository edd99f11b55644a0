import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchHintsQuietly } from './preload-hints'

const fetched = vi.fn((_address: string, _options?: RequestInit) => Promise.resolve(new Response('')))
const { head, documentElement } = document

function link(of: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { href: '/a.css', ...of })
}

describe('what a page that is fetched ahead will need', () => {
  let ended: AbortController

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    fetched.mockClear()
    ended = new AbortController()
    fetchHintsQuietly(ended.signal)
  })

  afterEach(() => {
    ended.abort()
    head.replaceChildren()
    delete documentElement.dataset.leaving
    vi.unstubAllGlobals()
  })

  it('is fetched behind everything else, and no preload of it joins the page', async () => {
    const hint = link({ rel: 'preload', as: 'style' })
    const loaded = new Promise((resolve) => hint.addEventListener('load', resolve))
    expect(head.appendChild(hint)).toBe(hint)
    await loaded
    expect(fetched).toHaveBeenCalledWith(hint.href, { priority: 'low' })
    expect(head.children).toHaveLength(0)
  })

  it('says so when it cannot be fetched', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    const hint = link({ rel: 'preload', as: 'style' })
    const failed = new Promise((resolve) => hint.addEventListener('error', resolve))
    head.appendChild(hint)
    await failed
  })

  it('is preloaded once a visitor is on the way to it', () => {
    documentElement.dataset.leaving = ''
    head.appendChild(link({ rel: 'preload', as: 'style' }))
    expect(head.querySelectorAll('[rel=preload]')).toHaveLength(1)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('leaves every other element to the page, and after its end every one', () => {
    head.appendChild(link({ rel: 'stylesheet' }))
    head.appendChild(link({ rel: 'preload', as: 'font' }))
    expect(head.children).toHaveLength(2)
    ended.abort()
    head.appendChild(link({ rel: 'preload', as: 'style' }))
    expect(head.children).toHaveLength(3)
    expect(fetched).not.toHaveBeenCalled()
  })
})
