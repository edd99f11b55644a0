import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PreviewInstance, startPreviewInstance } from '../support/preview-instance'
import { builtFor } from '../support/release'

let preview: PreviewInstance

beforeAll(async () => {
  preview = await startPreviewInstance()
})

afterAll(() => preview?.stop())

const newest = () => ({ collection: 'articles', slug: String(preview.stub.drafts.en.collections.articles?.[0]?.slug) }) as const

describe('a preview', () => {
  it('shows nothing to who has no signed link', async () => {
    const signed = preview.link(newest(), 'en')
    const expired = preview.link(newest(), 'en', Math.floor(Date.now() / 1000) - 1)
    const paths = ['/', '/uk', `/blog/${newest().slug}`, '/robots.txt', '/api/estimate/v1?p=web', '/icons/mark.svg', '/api/preview']
    for (const path of [...paths, signed.replace(/.{8}$/, '00000000'), expired]) {
      for (const cookie of ['', 'draft_preview=9999999999999.0000', '__prerender_bypass=x']) {
        const { status, headers, text } = await preview.get(path, { cookie })
        expect([path, status, text, headers['set-cookie']]).toEqual([path, 404, '404 Not Found\n', undefined])
      }
    }
  })

  it('is found by nobody, and kept by nobody', async () => {
    const { cookie, address } = await preview.open(newest())
    const [sheet = ''] = /\/_next\/static\/[^"]+\.css/.exec((await preview.get(address, { cookie })).text) ?? []
    for (const path of [
      address,
      '/',
      '/uk/services',
      '/nowhere',
      sheet,
      '/icons/mark.svg',
      '/rss.xml',
      '//',
      preview.link(newest(), 'en'),
    ]) {
      const { headers } = await preview.get(path, { cookie })
      const said = [headers['cache-control'], headers['x-robots-tag'], headers.etag]
      expect([path, ...said]).toEqual([path, 'no-store', 'noindex', undefined])
    }
    expect((await preview.get(sheet, { cookie })).status).toBe(200)
  })

  it('takes no message, and loads a page as a whole', async () => {
    const { cookie } = await preview.open(newest())
    expect((await preview.get('/api/contact', { cookie, 'content-length': '0' }, 'POST')).status).toBe(404)
    expect((await preview.get('/api/contact/state', { cookie })).status).toBe(404)
    expect((await preview.get('/services.txt', { cookie })).status).toBe(204)
  })

  it('leaves to the site as visitors have it', async () => {
    const { cookie } = await preview.open(newest())
    const { status, headers } = await preview.get('/api/preview/leave?to=%2Fuk%2Fblog', { cookie })
    expect([status, headers.location?.endsWith('/uk/blog')]).toEqual([303, true])
    expect(headers['set-cookie']?.[0]).toMatch(/^draft_preview=; .*Max-Age=0/)
    for (const to of ['//evil.example/a', 'https://evil.example', '/\\evil.example', '.evil.example', '@evil.example']) {
      const astray = await preview.get(`/api/preview/leave?to=${encodeURIComponent(to)}`, { cookie })
      expect(new URL(astray.headers.location ?? '').origin).toBe(builtFor())
    }
  })

  it('says why it has nothing to show', async () => {
    const { cookie } = await preview.open(newest())
    preview.stub.answer('articles', { status: 403 })
    const { status, text } = await preview.open({ collection: 'topics', slug: 'none' })
    expect([status, text.includes('articles: the content service does not let this token read it (403)')]).toEqual([503, true])
    expect((await preview.get('/icons/mark.svg', { cookie })).status).toBe(200)
  })
})
