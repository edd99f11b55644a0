import { readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { assetFiles, assetPrefixes } from './assets'
import { middlewarePattern } from './middleware-pattern'
import { fixedPaths, hrefTo, localisePath, missingPagePaths } from './routes'

const isAsked = (url: string) => doesMiddlewareMatch({ config: { matcher: ['/', middlewarePattern()] }, url })

const inBothLanguages = (paths: readonly string[]) => paths.flatMap((path) => [localisePath('en', path), localisePath('uk', path)])

describe('the middleware', () => {
  it('is asked about home in English and costs no fixed page anything', () => {
    expect(isAsked('/')).toBe(true)
    expect(isAsked('/uk')).toBe(false)
    const pages = fixedPaths.filter((path) => path !== '/' && !missingPagePaths.includes(path))
    for (const path of inBothLanguages(pages)) expect(isAsked(path), path).toBe(false)
  })

  it('is asked about the pages whose status it sets', () => {
    for (const path of inBothLanguages(missingPagePaths)) expect(isAsked(path), path).toBe(true)
  })

  it('is asked about services, articles, cases and whatever is no page', () => {
    const article = { name: 'blog/article', slug: 'ai/rag-cost' } as const
    for (const path of [
      hrefTo('uk', 'services/design-sprint'),
      hrefTo('en', article),
      hrefTo('uk', article),
      '/nowhere',
      '/uk/nowhere',
      '/old.html',
      '/logo.png',
      '/api',
      '/ukraine',
    ])
      expect(isAsked(path), path).toBe(true)
  })

  it('is asked about every spelling that is not the canonical one', () => {
    for (const path of ['/contacts/', '/uk/', '/UK', '/Uk/contacts', '/en', '/en/contacts', '/EN/x', '/uk/contacts/', '/contactsx'])
      expect(isAsked(path), path).toBe(true)
  })

  it('leaves every file of the site alone', () => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const addresses = files.map(({ parentPath, name }) => `/${`${parentPath}/${name}`.replaceAll('\\', '/').replace(/^public\//, '')}`)
    expect(addresses).not.toEqual([])
    for (const address of addresses) expect(isAsked(address), address).toBe(false)
  })

  it('leaves what crawlers and scripts ask for alone', () => {
    for (const prefix of assetPrefixes) expect(isAsked(`/${prefix}/a/b.c`), prefix).toBe(false)
    for (const file of assetFiles) expect(isAsked(`/${file}`), file).toBe(false)
    for (const path of ['/uk/rss.xml', '/uk/feed.json']) expect(isAsked(path), path).toBe(false)
    expect(isAsked('/robots_txt')).toBe(true)
    expect(isAsked('/blog/rss.xml')).toBe(true)
  })
})
