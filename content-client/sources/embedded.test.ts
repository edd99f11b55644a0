import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedSource } from './embedded'
import type { ContentSource } from './source'

let folder: string
let source: ContentSource

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  source = embeddedSource(folder)
})

afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

describe('an entry in the repository', () => {
  it('has the fields all languages share, its own texts and the name of its file', async () => {
    await write('topics/ai.yaml', 'priority: 1\nen: { title: AI }\nuk: { title: ШІ }')
    expect(await source.readCollection('topics', 'en')).toEqual([{ slug: 'ai', priority: 1, title: 'AI' }])
    expect(await source.readCollection('topics', 'uk')).toEqual([{ slug: 'ai', priority: 1, title: 'ШІ' }])
  })

  it('in a folder has a slug of several segments', async () => {
    await write('articles/ai/rag/cost.yaml', 'en: {}\nuk: {}')
    expect(await source.readCollection('articles', 'en')).toEqual([{ slug: 'ai/rag/cost' }])
  })

  it('may have its long text in a file of its own', async () => {
    await write('articles/one.yaml', 'en: { title: One }\nuk: { title: Один }')
    await write('articles/one.en.md', '## Start')
    await write('articles/one.uk.md', '## Початок')
    await write('articles/one-more.yaml', 'en: {}\nuk: {}')
    await write('articles/one-more.en.md', '## More')
    const [more, one] = await source.readCollection('articles', 'en')
    expect(one).toEqual({ slug: 'one', title: 'One', body: '## Start' })
    expect(more).toEqual({ slug: 'one-more', body: '## More' })
    expect((await source.readCollection('articles', 'uk')).map(({ body }) => body)).toEqual([undefined, '## Початок'])
  })

  it('may be the only one of its kind', async () => {
    await write('top-banner.yaml', 'link: /\nen: { text: New }\nuk: { text: Нове }')
    expect(await source.readSingle('top-banner', 'uk')).toEqual({ link: '/', text: 'Нове' })
    expect(await source.readSingle('organisation', 'uk')).toBeNull()
  })

  it('of the shell has no language', async () => {
    await write('sales-phone.yaml', 'phone: "+380"')
    await write('social-networks/github.yaml', 'name: GitHub\npriority: 2')
    expect(await source.readShell('sales-phone')).toEqual([{ phone: '+380' }])
    expect(await source.readShell('social-networks')).toEqual([{ name: 'GitHub', priority: 2 }])
    expect(await source.readShell('sales-email')).toEqual([])
  })

  it('is not needed in every collection', async () => {
    expect(await source.readCollection('reviews', 'en')).toEqual([])
  })
})

const tooDeep = 'is not valid YAML: it refers to itself or is nested too deeply'

/** Each line repeats the one before it six times. */
const aliases = (names: string) =>
  [...names].slice(1).map((name, index) => `${name}: &${name} [${Array<string>(6).fill(`*${names[index]}`).join(', ')}]`)

describe('an editor is told', () => {
  const mistake = (name: 'topics' | 'articles' = 'topics') =>
    source.readCollection(name, 'uk').then(
      () => 'no mistake',
      (error: Error) => error.message,
    )

  it('where the YAML cannot be read', async () => {
    await write('topics/ai.yaml', 'priority: 1\nen: { title: AI\nuk: {}')
    expect(await mistake()).toMatch(/^topics, entry "ai": is not valid YAML: .+ at line \d+, column \d+$/)
  })

  it.each(['just a text', '- a\n- list', ''])('that a file has no fields: %j', async (text) => {
    await write('topics/ai.yaml', text)
    expect(await mistake()).toBe('topics, entry "ai": must be a YAML file of fields')
  })

  it.each([
    ['nested too deeply for the parser', `a: ${'['.repeat(5_000)}${']'.repeat(5_000)}`, tooDeep],
    ['made of texts that repeat texts', ['x: &x [a, a]', ...aliases('xyzuvw')].join('\n'), tooDeep],
    [
      'nested deeper than an entry may be',
      `a: ${'['.repeat(60)}${']'.repeat(60)}`,
      'has more than 50 levels of lists and groups inside one another',
    ],
    ['its own part', 'a: &a [*a]', 'has more than 50 levels of lists and groups inside one another'],
  ])('that a file is %s', async (_what, text, reason) => {
    await write('topics/ai.yaml', text)
    expect(await mistake()).toBe(`topics, entry "ai": ${reason}`)
  })

  it.each(['en: { title: AI }', 'en: { title: AI }\nuk:', 'en: { title: AI }\nuk: ШІ'])(
    'which translation is missing: %j',
    async (text) => {
      await write('topics/ai.yaml', text)
      expect(await mistake()).toBe('topics, entry "ai", locale uk: the translation is missing; write the texts under "uk:"')
    },
  )

  it.each(['gone.uk.md', 'one.ua.md', 'one.md', 'one.draft.uk.md'])('that a text belongs to no entry: %s', async (file) => {
    await write('articles/one.yaml', 'en: {}\nuk: {}')
    await write(`articles/${file}`, 'text')
    expect(await mistake('articles')).toBe(
      `articles, entry "${file}": is a text without an entry; it must be named after a YAML file and its language, such as name.en.md`,
    )
  })
})
