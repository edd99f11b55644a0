import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toSite } from '@/build/site-words'
import { loadContent } from '@/content-client/load-content'
import { writeSnapshot } from '@/content-client/snapshot'
import { memorySource } from '@/tests/support/memory-content'
import { article, smallContent, smallOptions } from '@/tests/support/small-content'
import { mostItems, toJsonFeed, toRss } from './feed'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
  vi.stubEnv('CONTENT_SNAPSHOT', join(folder, 'site.json'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('a feed of hundreds of articles brings the newest of them', async () => {
  const content = smallContent()
  const dayOf = (number: number) => new Date(Date.UTC(2027, 0, 1 + number)).toISOString().slice(0, 10)
  const articles = Array.from({ length: 200 }, (_, number) => ({ ...article, slug: `note-${number}`, published: dayOf(number) }))
  for (const { collections } of [content.en, content.uk]) Object.assign(collections, { articles })
  await writeSnapshot(await loadContent(smallOptions(memorySource(content))))
  const { items } = await toJsonFeed(toSite('en'))
  expect(items.map(({ url }) => url.split('/').at(-1))).toEqual(Array.from({ length: mostItems }, (_, place) => `note-${199 - place}`))
  expect((await toRss(toSite('en'))).match(/<item>/g)).toHaveLength(mostItems)
})
