import { describe, expect, inject, it } from 'vitest'
import { createStrapiFolder, removeStrapiFolder, signIn, startStrapi, strapiSecrets } from '../support/strapi'
import { serveStrapi } from './serve'

const { SITE_READ_TOKEN, SITE_PREVIEW_TOKEN, SITE_CONTACT_TOKEN } = strapiSecrets

const origin = serveStrapi()

const get = (path: string, token?: string) => fetch(`${origin()}${path}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})

const post = (path: string, data: object, token?: string) =>
  fetch(`${origin()}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(data),
  })

const message = (key: string) => ({
  key,
  reference: 'K7M2-9QXT',
  name: 'Марта Гук',
  contact: 'marta@example.com',
  message: 'Hello',
  locale: 'uk',
  nda: true,
})

describe('the content service', () => {
  it('answers nobody without a token', async () => {
    expect((await get('/api/articles')).status).toBe(401)
    expect((await get('/api/articles', 'a-token-somebody-made-up-0123456789')).status).toBe(401)
  })

  it('shows drafts to the preview and to nobody else', async () => {
    const panel = await signIn(origin())
    await panel.save('article', await panel.find('article', 'friday-note'), 'en', { title: 'A secret draft' })
    for (const query of ['status=draft', 'status=', 'status[]=draft', 'status[$eq]=draft'])
      expect((await get(`/api/articles?${query}`, SITE_READ_TOKEN)).status, query).toBe(403)
    expect(await (await get('/api/articles', SITE_READ_TOKEN)).text()).not.toContain('A secret draft')
    expect(await (await get('/api/articles?status=draft', SITE_PREVIEW_TOKEN)).text()).toContain('A secret draft')
  })

  it('lets its readers change nothing', async () => {
    for (const token of [SITE_READ_TOKEN, SITE_PREVIEW_TOKEN]) {
      expect((await post('/api/topics', { data: { title: 'Mine', slug: 'mine' } }, token)).status).toBeGreaterThan(400)
      expect((await post('/api/upload', {}, token)).status).toBeGreaterThan(400)
      expect((await post('/api/contact-requests', { data: message('reader') }, token)).status).toBe(403)
    }
  })

  it('lets nobody become its administrator by coming first', async () => {
    const person = { email: 'thief@example.com', password: 'Password-1', firstname: 'A', lastname: 'B' }
    for (const path of ['/admin/register-admin', '/Admin/Register-Admin', '/admin/register-admin/'])
      expect((await post(path, person)).status, path).toBe(404)
  })

  it('has no token but those of its environment', async () => {
    const { ask } = await signIn(origin(), 'ADMIN')
    const { body } = await ask('GET', '/admin/api-tokens')
    const names = (body as { data: { name: string }[] }).data.map(({ name }) => name)
    expect(names.sort()).toEqual(['site-contact', 'site-preview', 'site-read'])
  })

  it('takes a message once, keeps what only the team may say out of it, and reads nothing back', async () => {
    const first = await post('/api/contact-requests', { data: { ...message('one'), handled: true, notes: 'Forged' } }, SITE_CONTACT_TOKEN)
    expect(first.status).toBe(201)
    expect(await first.text()).not.toContain('Марта')
    expect((await post('/api/contact-requests', { data: message('one') }, SITE_CONTACT_TOKEN)).status).toBe(409)
    for (const path of ['/api/contact-requests', '/api/articles']) expect((await get(path, SITE_CONTACT_TOKEN)).status).toBeGreaterThan(400)
    const { ask } = await signIn(origin(), 'ADMIN')
    const { body } = await ask('GET', '/content-manager/collection-types/api::contact-request.contact-request')
    expect((body as { results: object[] }).results).toEqual([
      expect.objectContaining({ name: 'Марта Гук', language: 'uk', nda: true, handled: false, notes: null }),
    ])
  })

  it('lets editors edit and publish, and read no message of a visitor', async () => {
    const { ask, find, publish } = await signIn(origin())
    expect((await ask('GET', '/content-manager/collection-types/api::contact-request.contact-request')).status).toBe(403)
    expect((await ask('GET', '/admin/api-tokens')).status).toBe(403)
    expect((await publish('topic', await find('topic', 'ai'), 'uk')).status).toBe(200)
  })

  it('publishes no entry whose fields are empty', async () => {
    const { create, publish } = await signIn(origin())
    const { body } = await create('topic', 'en', { title: '', slug: 'empty' })
    const { documentId } = (body as { data: { documentId: string } }).data
    const { status, body: refusal } = await publish('topic', documentId, 'en', { title: '', slug: 'empty', summary: '' })
    expect(status).toBe(400)
    expect(JSON.stringify(refusal)).toContain('title')
  })

  it('serves uploads as nothing that could run', async () => {
    const answer = await get('/api/upload/files', SITE_READ_TOKEN)
    const drawing = ((await answer.json()) as { url: string; ext: string }[]).find(({ ext }) => ext === '.svg')
    const { headers } = await get(drawing?.url ?? '')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})

describe('a token', () => {
  it('is worth nothing once another stands in the environment, or none', async () => {
    const own = await createStrapiFolder(inject('filled'))
    const fresh = 'another-token-of-more-than-32-characters'
    const rotated = await startStrapi(own, { SITE_READ_TOKEN: fresh, SITE_PREVIEW_TOKEN: '' })
    const ask = async (token: string) =>
      (await fetch(`${rotated.origin}/api/topics`, { headers: { Authorization: `Bearer ${token}` } })).status
    expect([await ask(fresh), await ask(SITE_READ_TOKEN), await ask(SITE_PREVIEW_TOKEN)]).toEqual([200, 401, 401])
    await rotated.stop()
    await expect(startStrapi(own, { SITE_READ_TOKEN: 'short' })).rejects.toThrow('must have at least 32 characters')
    await removeStrapiFolder(own)
  })
})

describe('without its panel the service', () => {
  it('answers nothing but what the site asks', async () => {
    const own = await createStrapiFolder(inject('filled'))
    const headless = await startStrapi(own, { SERVE_ADMIN: 'false' })
    const ask = async (path: string, token = '') =>
      (await fetch(headless.origin + path, { headers: { Authorization: `Bearer ${token}` } })).status
    for (const path of ['/admin', '/admin/login', '/content-manager/content-types', '/documentation', '/mcp', '/'])
      expect(await ask(path), path).toBe(404)
    expect([await ask('/_health'), await ask('/api/topics', SITE_READ_TOKEN)]).toEqual([204, 200])
    await headless.stop()
    await removeStrapiFolder(own)
  })
})
