import { describe, expect, it } from 'vitest'
import { config } from '@/middleware'
import { namedLandings } from '@/routing/routes'
import { isCode, projectFiles, read, roomOf } from '../support/files'

const code = projectFiles.filter(isCode)
const anyType = /(?:\bas|[:<|&=,(]|=>)\s*any\b\s*(?=[[\]);,>|&={}]|$)/m

describe('the compiler', () => {
  it('would be noticed if it were silenced: the patterns find what they look for', () => {
    expect(['const a: any = 1', 'b as any)', 'Array<any>', 'type C = any\n'].every((line) => anyType.test(line))).toBe(true)
    expect(['// for any page', "t('any')", 'many: any_of'].some((line) => anyType.test(line))).toBe(false)
  })

  it('is never silenced', () => {
    const silencers = /@ts-(?:ignore|nocheck|expect-error)/
    const self = 'tests/architecture/code.test.ts'
    expect(code.length).toBeGreaterThan(100)
    expect(code.filter((file) => file !== self && (silencers.test(read(file)) || anyType.test(read(file))))).toEqual([])
  })
})

describe('the sample company', () => {
  it('is named by the content alone, so another company has one folder to change', () => {
    const texts = projectFiles.filter(
      (file) => !['content', 'tests'].includes(roomOf(file)) && !/\.(png|jpe?g|webp|avif|woff2?|mp3|ico|pdf)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((file) => /zorelit|зореліт/i.test(read(file)))).toEqual([])
  })

  it('has its country from the content alone, too', () => {
    const origin =
      /\bUkrainian (?:\w+ )?(?:agency|company|studio|team)|українськ\p{L}+\s(?:\p{L}+\s)?(?:агенці|команд|компані|студі)\p{L}*/iu
    expect(['A Ukrainian software agency', 'це українська команда'].every((said) => origin.test(said))).toBe(true)
    expect(projectFiles.filter((file) => /^messages\/.*\.json$/.test(file) && origin.test(read(file)))).toEqual([])
  })
})

describe('sample entries', () => {
  /** Drawings are of one thing each; deleting an entry leaves them unused, and nothing else. */
  const drawn = /^(?:artwork|bench)\/|^build\/brand\/painted\.ts$/

  it('are named by content alone: deleting them leaves nothing that leads to them', () => {
    const samples = projectFiles
      .filter((file) => /^content\/(?!organisation).*\.yaml$/.test(file) && /^sample: true$/m.test(read(file)))
      .map((file) => file.replace(/^content\/[^/]+\/|\.yaml$/g, ''))
    // A landing is composed by hand: its folder and its address have its name.
    const slugs = samples.filter((slug) => !namedLandings.some((landing) => landing === slug))
    const named = new RegExp(`['"/](?:${slugs.join('|')})['"/#?]`)
    const texts = code.filter((file) => !drawn.test(file) && roomOf(file) !== 'tests' && !/\.test\.tsx?$/.test(file))
    expect(texts.filter((file) => named.test(read(file)))).toEqual([])
    expect(named.test(read('artwork/case-covers/index.ts')), 'the pattern finds what it looks for').toBe(samples.length > 0)
  })
})

describe('the middleware', () => {
  const matchers = config.matcher.map((matcher) => new RegExp(`^${matcher}$`))
  const sees = (path: string) => matchers.some((matcher) => matcher.test(path))

  it('leaves every public file alone', () => {
    const files = projectFiles
      .filter((file) => file.startsWith('public/') && !file.endsWith('.md'))
      .map((file) => file.slice('public'.length))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter(sees)).toEqual([])
  })

  it('sees the entrance and what is no fixed page', () => {
    expect(
      ['/', '/blog/some-article', '/uk/blog/some-article', '/nope', '/en/services', '/services/'].filter((path) => !sees(path)),
    ).toEqual([])
  })
})
