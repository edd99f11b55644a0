import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clearSamples } from '@/scripts/adopt/clear'
import { isSample, readEntries } from '@/scripts/adopt/entries'
import { copySite } from '../support/site-copy'

const links = /\shref="(\/[^"#?]*)/g

/** Sections of the home page that list what is gone. */
const lists = ['/portfolio', '/blog', '#team', '#reviews']

describe('a site whose sample entries and landings are deleted', () => {
  it('is built, leads nowhere that is not there, and shows no list of nothing', async () => {
    const site = await copySite()
    try {
      const content = join(site.folder, 'content')
      const gone = await clearSamples(site.folder, (file) => isSample(file) || file.collection === 'landings')
      await site.edit('content/organisation.yaml', (text) => text.replace(/^sample: true\n/m, ''))
      expect(gone.length).toBeGreaterThan(0)
      expect((await readEntries(content)).filter(isSample)).toEqual([])

      const { release } = await site.build()
      const { answers } = JSON.parse(await readFile(join(release, 'site', 'manifest.json'), 'utf8'))
      const pages = Object.keys(answers).filter((address) => answers[address].kind === 'page')
      expect(pages).toEqual(expect.arrayContaining(['/', '/uk', '/services', '/portfolio', '/blog', '/trust', '/estimate', '/cost-guides']))
      expect(pages.filter((address) => /\/landings\/|none-yet|\/(?:blog|portfolio)\/(?!not-found)/.test(address))).toEqual([])

      const files = join(release, 'site', 'files')
      const read = (address: string) => readFile(join(files, answers[address].file), 'utf8')
      const known = new Set((await readdir(files, { recursive: true })).map((file) => `/${file}`))
      for (const page of pages) {
        const html = await read(page)
        const dead = [...html.matchAll(links)].map(([, path = '']) => path).filter((path) => !answers[path] && !known.has(path))
        expect(
          dead.filter((path) => !path.startsWith('/api/')),
          page,
        ).toEqual([])
      }
      const home = await read('/')
      for (const list of lists) expect(home, list).not.toMatch(new RegExp(`href="[^"]*${list}"`))
      expect(await read('/sitemap.xml')).not.toMatch(/\/(?:blog|portfolio|landings)\b/)
    } finally {
      await site.remove()
    }
  })
})
