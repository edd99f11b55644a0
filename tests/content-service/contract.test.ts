import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@/content-client/limits'
import { loadShell } from '@/content-client/load-shell'
import { collectionSchemas, singleSchemas } from '@/content-client/schemas'
import { serviceSource } from '@/content-client/sources/service'
import type { ContentSource } from '@/content-client/sources/source'
import type { Locale } from '@/routing/locales'

const folder = join(import.meta.dirname, 'answers')
const services = ['strapi-4', 'strapi-5', 'strapi-5-as-4'] as const
const recorded = ['articles', 'cases', 'faq-entries', 'people'] as const

type Recorded = (typeof recorded)[number]

let server: Server

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, service = '', , name = ''] = pathname.split('/')
    const locale = searchParams.get('locale')
    const answer = JSON.parse(
      readFileSync(join(folder, service.replace('-reversed', ''), `${name}${locale ? `.${locale}` : ''}.json`), 'utf8'),
    )
    if (service.endsWith('-reversed') && Array.isArray(answer.data)) answer.data.reverse()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => server.close())

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const sourceOf = (service: string): ContentSource => serviceSource({ url: `${origin()}/${service}/api`, token: 'token', limits })

/** The entries as the site takes them: ids and times of the service are nothing to it. */
async function read(service: string, name: Recorded, locale: Locale = 'en') {
  const entries = await sourceOf(service).readCollection(name, locale)
  return entries.map((entry) => collectionSchemas[name].parse(entry))
}

describe.each(services)('the answers of %s', (service) => {
  it('are entries the site can show', async () => {
    for (const name of recorded) expect([name, (await read(service, name)).length > 0]).toEqual([name, true])
    expect(await read(service, 'articles', 'uk')).toHaveLength(2)
    const organisation = await sourceOf(service).readSingle('organisation', 'en')
    expect(singleSchemas.organisation.parse(organisation).name).toMatch(/\S/)
  })

  it('say what an entry refers to, by its name', async () => {
    const [article] = await read(service, 'articles')
    expect(article).toMatchObject({ slug: 'definition-of-done', topic: 'engineering', author: 'dmytro-lysenko', preset: null })
    const [study] = (await read(service, 'cases')) as { services: string[] }[]
    expect(study?.services.length).toBeGreaterThan(0)
    expect(study?.services.every((slug) => /^[a-z-]+$/.test(slug))).toBe(true)
  })

  it('hold components in the order editors gave them, and pictures with their address and description', async () => {
    const [article] = await read(service, 'articles')
    expect(article).toMatchObject({
      takeaways: [/^A good definition/, /^Agree on it/, /^“Not done/].map((start) => expect.stringMatching(start)),
      cover: { alternativeText: 'A checklist with a magnifying glass over its last tick.' },
      seo: { title: 'Definition of done: a checklist for clients', image: null },
    })
    expect(article).toHaveProperty('cover.url', `${origin()}/uploads/definition_of_done_7422d83652.svg`)
  })

  it('mean the same in whatever order entries come', async () => {
    const bySlug = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry)).sort()
    for (const name of recorded) expect(bySlug(await read(`${service}-reversed`, name))).toEqual(bySlug(await read(service, name)))
    const shell = (which: string) => {
      const { readShell } = sourceOf(which)
      return loadShell({ ...sourceOf(which), readShell: (name) => (name === 'social-networks' ? readShell(name) : Promise.resolve([])) })
    }
    expect((await shell(service)).socialNetworks.length).toBeGreaterThan(1)
    expect(await shell(`${service}-reversed`)).toEqual(await shell(service))
  })
})

it('the same content of every version is the same to the site', async () => {
  for (const name of recorded) {
    const expected = await read('strapi-5', name)
    for (const service of services) expect(await read(service, name)).toEqual(expected)
  }
  expect(await read('strapi-4', 'articles', 'uk')).toEqual(await read('strapi-5', 'articles', 'uk'))
})
