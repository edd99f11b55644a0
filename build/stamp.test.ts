import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildIdOf, changedParts, isSameCode, takeStamp } from './stamp'

const home = process.cwd()
let folder: string

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const variables = { CONTENT_SERVICE_URL: 'https://content.example.com/api', CONTENT_SERVICE_TOKEN: 'a-secret-key', HOME: '/home/one' }

/** What `npm start` would say after `change`. */
async function afterChange(change: () => Promise<unknown>, siteUrl = 'https://a.example', present: Record<string, string> = variables) {
  const built = await takeStamp('https://a.example', variables)
  await change()
  return changedParts(built, await takeStamp(siteUrl, present))
}

const nothing = async () => {}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  process.chdir(folder)
  await write('app/page.tsx', 'home')
  await write('content/articles/one.yaml', 'en: {}')
  await write('package-lock.json', '{}')
  await write('middleware.ts', 'middleware')
})

afterEach(async () => {
  process.chdir(home)
  await rm(folder, { recursive: true })
})

describe('a build is used again', () => {
  it('while nothing it was made from has changed', async () => {
    expect(await afterChange(nothing)).toEqual([])
  })

  it('when only something else has changed', async () => {
    const change = () =>
      Promise.all([
        write('notes.txt', 'new'),
        write('messages/en.d.json.ts', 'types'),
        write('public/_ipx/a.webp', 'picture'),
        write('routing/generated/paths.json', '{}'),
      ])
    expect(await afterChange(change, 'https://a.example', { ...variables, HOME: '/home/two', CONTENT_FALLBACK: '' })).toEqual([])
  })
})

describe('the site is built again and says why', () => {
  it.each([
    ['sources changed', 'app/page.tsx'],
    ['sources changed', 'components/new.tsx'],
    ['sources changed', 'middleware.ts'],
    ['content changed', 'content/articles/one.yaml'],
    ['content changed', 'content/articles/two.yaml'],
    ['dependencies changed', 'package-lock.json'],
  ])('%s: %s', async (reason, file) => {
    expect(await afterChange(() => write(file, 'changed'))).toEqual([reason])
  })

  it('when a file was removed or renamed', async () => {
    expect(await afterChange(() => rm('content/articles/one.yaml'))).toEqual(['content changed'])
    await write('content/articles/one.yaml', 'en: {}')
    const rename = async () => {
      await rm('content/articles/one.yaml')
      await write('content/articles/renamed.yaml', 'en: {}')
    }
    expect(await afterChange(rename)).toEqual(['content changed'])
  })

  it('when its address or its content service is another', async () => {
    expect(await afterChange(nothing, 'https://b.example')).toEqual(['SITE_URL changed'])
    expect(await afterChange(nothing, 'https://a.example', { ...variables, CONTENT_SERVICE_TOKEN: 'another' })).toEqual([
      'CONTENT_* changed',
    ])
    expect(await afterChange(nothing, 'https://a.example', {})).toEqual(['CONTENT_* changed'])
  })

  it('when it proves to a search console whose it is', async () => {
    expect(await afterChange(nothing, 'https://a.example', { ...variables, BING_SITE_VERIFICATION: 'b' })).toEqual([
      '*_SITE_VERIFICATION changed',
    ])
  })

  it('when errors are reported elsewhere: pages are files, and it stands in them', async () => {
    const reported = { ...variables, SENTRY_DSN: 'https://key@errors.example/1' }
    expect(await afterChange(nothing, 'https://a.example', reported)).toEqual(['SENTRY_* changed'])
    expect(await afterChange(nothing, 'https://a.example', { ...variables, SENTRY_AUTH_TOKEN: 'for uploads' })).toEqual([])
  })

  it('when messages are kept for another time or go another way: the privacy policy says so', async () => {
    for (const change of [{ CONTACT_RETENTION_DAYS: '30' }, { SMTP_URL: 'smtp://mail.example' }, { CONTACT_SERVICE_TOKEN: 'secret' }])
      expect(await afterChange(nothing, 'https://a.example', { ...variables, ...change })).toEqual(['CONTACT_* changed'])
    expect(await afterChange(nothing, 'https://a.example', { ...variables, CONTACT_RETENTION_DAYS: '90' })).toEqual([])
    const mailed = { ...variables, SMTP_URL: 'smtp://one.example' }
    const elsewhere = { ...variables, SMTP_URL: 'smtp://two.example' }
    expect(changedParts(await takeStamp('https://a.example', mailed), await takeStamp('https://a.example', elsewhere))).toEqual([])
  })

  it('when several things have changed, with all of them', async () => {
    expect(await afterChange(() => write('content/new.yaml', 'a'), 'https://b.example')).toEqual(['content changed', 'SITE_URL changed'])
  })

  it('when there is no build', async () => {
    expect(changedParts(null, await takeStamp('https://a.example', variables))).toEqual(['there is no finished build'])
  })
})

it('the stamp of a build keeps the token to itself', async () => {
  expect(JSON.stringify(await takeStamp('https://a.example', variables))).not.toContain(variables.CONTENT_SERVICE_TOKEN)
})

describe('the name of a build', () => {
  const name = async (siteUrl = 'https://a.example') => buildIdOf(await takeStamp(siteUrl, variables))

  it('is the same on two servers of one release, and another for other sources or settings', async () => {
    const first = await name()
    expect(first).toMatch(/^[0-9a-f]{20}$/)
    expect(await name()).toBe(first)
    const elsewhere = await name('https://b.example')
    await write('app/page.tsx', 'another home')
    expect(new Set([first, elsewhere, await name()]).size).toBe(3)
  })

  it('stays with other texts, and is another for other addresses, which are compiled', async () => {
    const first = await name()
    await write('content/articles/one.yaml', 'en: { title: One }')
    expect(await name()).toBe(first)
    await write('routing/generated/paths.json', '{"articles":["one"]}')
    expect(await name()).not.toBe(first)
  })
})

it('new content is no new code; another source or package is', async () => {
  const stamp = await takeStamp('https://a.example', {})
  expect(isSameCode(stamp, { ...stamp, content: 'other', SITE_URL: 'https://b.example' })).toBe(true)
  expect([{ ...stamp, sources: 'other' }, { ...stamp, dependencies: 'other' }, null].map((built) => isSameCode(built, stamp))).toEqual([
    false,
    false,
    false,
  ])
})
