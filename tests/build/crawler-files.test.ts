import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { withoutJoiners } from '@/content-client/typography'
import { markdownTwin } from '@/routing/crawler-addresses'
import { locales } from '@/routing/locales'
import { localisePath } from '@/routing/routes'
import { endpoints } from '@/server/api/endpoints'
import { readCrawlerFile, siteUrl, typeOfCrawlerFile } from '../support/crawler-files'
import { readManifest, siteRoutes } from '../support/routes'

const { routes } = readManifest()
const content = (await readSnapshot()).locales

describe('the site described for language models', () => {
  const text = readCrawlerFile('llms.txt')
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address.slice(siteUrl.length) || '/')

  it('has the parts of its format in their order: a name, what it is, lists of links', () => {
    const [heading = '', , quote = '', ...rest] = text.split('\n')
    expect(heading).toBe(`# ${content.en.organisation?.name}`)
    expect(quote).toMatch(/^> .{20,}/)
    expect(text.match(/^# /gm)).toHaveLength(1)
    const lists = rest.slice(rest.findIndex((line) => line.startsWith('## ')))
    expect(lists.filter((line) => line !== '' && !/^## \S|^- \[[^\]]+\]\(https?:\/\/[^)\s]+\)(: \S.*)?$/.test(line))).toEqual([])
    expect(text.match(/^## .+$/gm)?.at(-1)).toBe('## Optional')
  })

  it('names every service and article as Markdown, and nothing that is not there', () => {
    const pages = new Set(siteRoutes.map(({ address }) => address))
    const { services, articles } = content.en
    const twins = [...services.map(({ slug }) => `/services/${slug}`), ...articles.map(({ slug }) => `/blog/${slug}`)]
    expect(twins.map((path) => markdownTwin('en', path)).filter((twin) => !links.includes(twin))).toEqual([])
    const isAnswered = (link: string) => pages.has(link) || link in routes || link in endpoints
    expect(links.filter((link) => !isAnswered(link))).toEqual([])
  })
})

describe.each(locales)('the Markdown twins (%s)', (locale) => {
  const { services, articles } = content[locale]
  const twins = [
    ...services.map(({ slug, title }) => ({ path: `/services/${slug}`, title })),
    ...articles.map(({ slug, title }) => ({ path: `/blog/${slug}`, title })),
  ].map(({ path, title }) => ({ path, title, text: readCrawlerFile(markdownTwin(locale, path).slice(1)) }))

  it('say the title, the address of their page and all the text', () => {
    const wrong = twins.filter(
      ({ path, title, text }) =>
        !text.startsWith(`# ${withoutJoiners(title)}\n`) ||
        !text.includes(`<${siteUrl}${localisePath(locale, path)}>`) ||
        text.length < 1000,
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
    expect(typeOfCrawlerFile(markdownTwin(locale, twins[0]?.path ?? '').slice(1))).toBe('text/markdown; charset=utf-8')
  })

  it('lead to whole addresses in their own language', () => {
    const links = twins.flatMap(({ path, text }) => [...text.matchAll(/\]\(([^)\s]*)/g)].map(([, address = '']) => `${path}: ${address}`))
    expect(links.length).toBeGreaterThan(20)
    const home = `${siteUrl}${localisePath(locale, '/')}`
    const strays = links.filter((link) => {
      const address = link.slice(link.indexOf(': ') + 2)
      if (address.startsWith(`${siteUrl}/images/`)) return false
      return address.startsWith(siteUrl) ? !address.startsWith(home.replace(/\/$/, '')) : !/^(https:|mailto:|#)/.test(address)
    })
    expect(strays).toEqual([])
  })
})

describe('the file for home screens', () => {
  const manifest = JSON.parse(readCrawlerFile('manifest.webmanifest')) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }

  it('names icons that exist, of the sizes it says', async () => {
    const sizes = manifest.icons.map(async ({ src, type }) => {
      const { width, height, format } = await sharp(`public${src}`).metadata()
      return [type, format === 'svg' ? 'any' : `${width}x${height}`, `image/${format === 'svg' ? 'svg+xml' : format}`]
    })
    expect(await Promise.all(sizes)).toEqual(manifest.icons.map((icon) => [icon.type, icon.sizes, icon.type]))
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    expect(['public/favicon.ico', 'public/icons/apple-touch-icon.png'].filter((file) => !existsSync(file))).toEqual([])
  })

  it('is named after the company', () => {
    expect(manifest).toMatchObject({ name: content.en.organisation?.name, start_url: '/' })
    expect(typeOfCrawlerFile('manifest.webmanifest')).toBe('application/manifest+json')
  })
})

describe('files for people who look under the hood', () => {
  it('tell how to report a hole, until a day less than a year ahead (RFC 9116)', () => {
    const text = readCrawlerFile('.well-known/security.txt')
    const field = (name: string) => [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, value = '']) => value)
    const [expires = ''] = field('Expires')
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(field('Contact').join()).toMatch(/^(mailto:|https?:)/)
    expect(field('Expires')).toHaveLength(1)
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(366)
    expect(field('Canonical')).toEqual([`${siteUrl}/.well-known/security.txt`])
    expect(field('Preferred-Languages')).toEqual(['uk, en'])
  })

  it('name nobody who is made up', () => {
    const text = readCrawlerFile('humans.txt')
    const madeUp = content.en.people.filter(({ sample }) => sample)
    expect(madeUp.length).toBeGreaterThan(3)
    expect(madeUp.filter(({ name }) => text.includes(name))).toEqual([])
  })
})
