import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createStrapiFolder, type RunningStrapi, removeStrapiFolder, signIn, startStrapi, strapiSecrets } from '../support/strapi'

type Planned = { id: string; action: string; at: string; bundle: string | null; state: string; problem: string | null; by: string | null }

let folder: string
let strapi: RunningStrapi

beforeAll(async () => {
  folder = await createStrapiFolder(inject('filled'))
  strapi = await startStrapi(folder)
})

afterAll(async () => {
  await strapi?.stop()
  if (folder) await removeStrapiFolder(folder)
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** What the site reads. */
async function published(collection: string, slug: string, locale = 'en'): Promise<Record<string, unknown> | undefined> {
  const headers = { Authorization: `Bearer ${strapiSecrets.SITE_READ_TOKEN}` }
  const answer = await fetch(`${strapi.origin}/api/${collection}?locale=${locale}&filters[slug][$eq]=${slug}`, { headers })
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
  return data[0]
}

async function editor() {
  const panel = await signIn(strapi.origin)
  const subject = (type: string) => `api::${type}.${type}`
  return {
    ...panel,
    plan: (type: string, entry: string, fields: object) => panel.ask('POST', '/site-plan', { subject: subject(type), entry, ...fields }),
    planned: async (type: string, entry: string) => {
      const { body } = await panel.ask('GET', `/site-plan?subject=${subject(type)}&entry=${entry}`)
      return (body as { changes: Planned[] }).changes
    },
  }
}

describe('what is planned', () => {
  it('is published at its minute in both languages, as the draft is by then, and taken down at another', { timeout: 180_000 }, async () => {
    const panel = await editor()
    const topic = await panel.find('topic', 'ai')
    await panel.plan('topic', topic, { action: 'publish', at: inSeconds(8) })
    await panel.save('topic', topic, 'en', { title: 'AI, planned' })
    await panel.save('topic', topic, 'uk', { title: 'ШІ за планом' })
    expect(await published('topics', 'ai')).not.toMatchObject({ title: 'AI, planned' })
    await vi.waitFor(async () => expect(await published('topics', 'ai')).toMatchObject({ title: 'AI, planned' }), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await published('topics', 'ai', 'uk')).toMatchObject({ title: 'ШІ за планом' }), {
      timeout: 60_000,
    })
    expect(await panel.planned('topic', topic)).toMatchObject([{ action: 'publish', state: 'done', problem: null, by: 'Editor' }])

    const article = await panel.find('article', 'friday-note')
    await panel.plan('article', article, { action: 'unpublish', at: inSeconds(2) })
    await vi.waitFor(async () => expect(await published('articles', 'friday-note')).toBeUndefined(), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await published('articles', 'friday-note', 'uk')).toBeUndefined(), { timeout: 60_000 })
  })

  it('goes together as a bundle, which whoever moves it moves as a whole, and is done after a start where the service was down', {
    timeout: 180_000,
  }, async () => {
    const panel = await editor()
    const { body } = await panel.ask('GET', '/content-manager/collection-types/api::faq-entry.faq-entry?locale=en&pageSize=100')
    const entries = (body as { results: { documentId: string }[] }).results.map(({ documentId }) => documentId)
    expect(entries.length).toBeGreaterThan(9)
    for (const entry of entries) {
      await panel.save('faq-entry', entry, 'en', { question: `Asked of ${entry}?` })
      await panel.plan('faq-entry', entry, { action: 'publish', at: inSeconds(3600), bundle: 'spring' })
    }
    const at = inSeconds(3)
    await panel.plan('faq-entry', entries[0] ?? '', { action: 'publish', at, bundle: 'spring' })
    await strapi.stop()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Date.parse(at) - Date.now())))
    strapi = await startStrapi(folder)
    const headers = { Authorization: `Bearer ${strapiSecrets.SITE_READ_TOKEN}` }
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${strapi.origin}/api/faq-entries?locale=en&pagination[pageSize]=100`, { headers })
        const { data } = (await answer.json()) as { data: { question: string }[] }
        expect(data.filter(({ question }) => question.startsWith('Asked of ')).length).toBe(entries.length)
      },
      { timeout: 60_000 },
    )
  })

  it('can be taken off, is never in the past, and is not for who may not publish', async () => {
    const panel = await editor()
    const redirect = await panel.find('redirect', 'work')
    expect(await panel.plan('redirect', redirect, { action: 'publish', at: inSeconds(-60) })).toMatchObject({
      status: 400,
      body: { error: { message: 'That moment has passed. Choose a later one, or publish now.' } },
    })
    expect((await panel.plan('redirect', redirect, { action: 'publish', at: 'tomorrow' })).status).toBe(400)
    expect((await panel.plan('contact-request', redirect, { action: 'publish', at: inSeconds(60) })).status).toBe(404)
    expect((await panel.plan('redirect', redirect, { action: 'publish', at: inSeconds(600) })).status).toBe(200)
    const [planned] = await panel.planned('redirect', redirect)
    expect((await panel.ask('DELETE', `/site-plan/${planned?.id}`)).status).toBe(200)
    expect(await panel.planned('redirect', redirect)).toEqual([])
    expect((await fetch(`${strapi.origin}/site-plan`)).status).toBe(401)
  })

  it('says what went wrong where an entry cannot be published', { timeout: 120_000 }, async () => {
    const panel = await editor()
    const article = await panel.find('article', 'fix-or-rewrite')
    await panel.save('article', article, 'en', { title: '' })
    await panel.plan('article', article, { action: 'publish', at: inSeconds(1) })
    await vi.waitFor(
      async () =>
        expect(await panel.planned('article', article)).toMatchObject([{ state: 'failed', problem: expect.stringMatching(/title/) }]),
      { timeout: 60_000 },
    )
  })

  it('is the way to publish on a day that has not come, which is refused before', async () => {
    const panel = await editor()
    const article = await panel.find('article', 'page-on-a-tram')
    const day = inSeconds(10 * 86_400).slice(0, 10)
    expect(await panel.publish('article', article, 'en', { published: day })).toMatchObject({
      status: 400,
      body: {
        error: {
          message: `“Published on” says ${day}, which has not come yet. Choose today, or put the publication on the plan for that day.`,
        },
      },
    })
    expect(await published('articles', 'page-on-a-tram')).not.toMatchObject({ published: day })
    expect((await panel.publish('article', article, 'en', { published: inSeconds(0).slice(0, 10) })).status).toBe(200)
  })
})
