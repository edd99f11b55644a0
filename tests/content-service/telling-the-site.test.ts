import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { tellSiteOfChanges, isUntold } = createRequire(import.meta.url)('../../content-service/src/setup/publishing.js')

type Listener = (event: string, entry?: { uid: string }) => Promise<void>

const environment = { PUBLISH_URL: 'https://agency.example/api/publish', PUBLISH_SECRET: 'the-secret-of-the-site-and-the-service' }
const article = 'api::article.article'
const site = vi.fn<() => Promise<{ ok: boolean; status: number }>>()
const up = { ok: true, status: 202 }
let kept: Map<string, unknown>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', site.mockReset())
  kept = new Map()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What of Strapi is used here; started again it has what it has kept. */
async function startService() {
  const listeners: Listener[] = []
  const strapi = {
    contentTypes: {
      article: { uid: article, options: { draftAndPublish: true } },
      message: { uid: 'api::contact-request.contact-request', options: { draftAndPublish: false } },
    },
    eventHub: { subscribe: (listener: Listener) => listeners.push(listener) },
    log: { info: vi.fn(), error: vi.fn() },
    store: ({ key }: { key: string }) => ({
      get: async () => kept.get(key),
      set: async ({ value }: { value: unknown }) => void kept.set(key, value),
    }),
  }
  await tellSiteOfChanges(strapi, environment)
  return { strapi, happens: (event: string, uid = article) => Promise.all(listeners.map((listener) => listener(event, { uid }))) }
}

describe('what is published', () => {
  it('is told once for both languages, and not for a draft or a message of a visitor', async () => {
    site.mockResolvedValue(up)
    const { strapi, happens } = await startService()
    await happens('entry.publish')
    await happens('entry.publish')
    expect(await isUntold(strapi)).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect([site.mock.calls.length, await isUntold(strapi)]).toEqual([1, false])
    await happens('entry.update')
    await happens('entry.publish', 'api::contact-request.contact-request')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(site).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that is down', () => site.mockRejectedValueOnce(new Error('fetch failed')).mockRejectedValueOnce(new Error('fetch failed'))],
    ['that refuses', () => site.mockResolvedValueOnce({ ok: false, status: 429 }).mockResolvedValueOnce({ ok: false, status: 502 })],
  ])('is told again to a site %s, until it answers', async (_how, fail) => {
    fail()
    site.mockResolvedValue(up)
    const { strapi, happens } = await startService()
    await happens('entry.unpublish')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await isUntold(strapi)).toBe(true)
    await vi.advanceTimersByTimeAsync(15_000)
    expect([site.mock.calls.length, await isUntold(strapi)]).toEqual([3, false])
    expect(strapi.log.error).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(site).toHaveBeenCalledTimes(3)
  })

  it('is told by the next process where this one ended before', async () => {
    site.mockRejectedValue(new Error('fetch failed'))
    const { happens } = await startService()
    await happens('entry.publish')
    await vi.advanceTimersByTimeAsync(1000)
    vi.clearAllTimers()
    site.mockReset().mockResolvedValue(up)
    const { strapi } = await startService()
    await vi.advanceTimersByTimeAsync(1000)
    expect([site.mock.calls.length, await isUntold(strapi)]).toEqual([1, false])
  })

  it('is told again when somebody asks for it', async () => {
    site.mockResolvedValue(up)
    const { happens } = await startService()
    await happens('site.ask-again')
    await vi.advanceTimersByTimeAsync(1000)
    expect(site).toHaveBeenCalledTimes(1)
  })
})
