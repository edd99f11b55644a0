import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getListedPages, getPages } from '@/app/_page/page-table'
import { hasOwnCard } from '@/app/_page/share-card'
import { readSiteIndex } from '@/app/search-index/read-site-index'
import { listCards } from '@/build/share-pictures/list-cards'
import { toSite } from '@/build/site-words'
import { writeSnapshot } from '@/content-client/snapshot'
import { decide } from '@/routing/decide'
import { locales } from '@/routing/locales'
import { hrefTo, pathOf, serviceRoute } from '@/routing/routes'
import { readSite } from '../support/read-site'
import { toSiteRequest } from '../support/site-request'

const slug = 'accessibility-audit'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp('content', folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

async function addService(): Promise<void> {
  for (const ending of ['yaml', 'en.md', 'uk.md'])
    await cp(join(folder, `services/technical-audit.${ending}`), join(folder, `services/${slug}.${ending}`))
}

it('a new service is answered and listed everywhere, in both languages, by its content alone', async () => {
  await addService()
  const { site, problems } = await readSite({}, folder)
  if (!site) throw new Error(problems.join('\n'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  await writeSnapshot(site.content)
  for (const locale of locales) {
    const words = toSite(locale)
    const href = hrefTo(locale, serviceRoute(slug))
    const isNew = ({ target }: { target: Parameters<typeof pathOf>[0] }) => pathOf(target) === `/services/${slug}`
    expect(decide(toSiteRequest(href), site.paths)).toMatchObject({ kind: 'page', page: `/${locale}/services/${slug}` })
    expect((await getListedPages(words)).filter(isNew)).toHaveLength(1)
    expect((await getPages(words)).filter(isNew).map(hasOwnCard)).toEqual([true])
    // Nobody has drawn it yet: its card is words alone.
    expect((await listCards(words)).filter(({ address }) => address.includes(slug))).toMatchObject([{ art: null }])
    expect((await readSiteIndex(words)).pages.filter((page) => page.href === href)).toMatchObject([{ group: 'services' }])
  }
})

it('without one of the services that have a name, the build stops with a sentence', async () => {
  for (const ending of ['yaml', 'en.md', 'uk.md']) await rm(join(folder, `services/design-sprint.${ending}`))
  const { problems } = await readSite({}, folder)
  expect(problems).toContain('services, entry "design-sprint": is missing; a fixed page of the site needs it')
})

it('a link to a service that is not there stops the build, a link to a new one does not', async () => {
  const text = (await readFile(join(folder, 'articles/friday-note.en.md'), 'utf8')).concat(`\n[Audit](/services/${slug})\n`)
  await writeFile(join(folder, 'articles/friday-note.en.md'), text)
  expect((await readSite({}, folder)).problems).toEqual([
    `articles, entry "friday-note", locale en, field body: the link "/services/${slug}" leads to no page of this site`,
  ])
  await addService()
  expect((await readSite({}, folder)).problems).toEqual([])
})
