import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { startLiveSite } from '../support/live-site'
import { wordsOf } from '../support/messages'
import { sheetsOf, textOf } from '../support/paper'
import { builtFor } from '../support/release'
import { copySite } from '../support/site-copy'
import { expect, test, wake } from '../support/site-test'

const estimate = 'v=1&c=2026.1&b=acc.email_core.entity*5_pay.checkout'
const query = 'v=1&q=production&b=acc.email_core.entity*5_pay.subs&from=2030-01-07&by=2030-09-02'
/** Hours that are inside the range of that estimate, and hours nobody expected. */
const took = [400, 500, 600, 9_000, 10_000]

const written = (hours: number, index: number) => `estimate: '${estimate}'
hours: ${hours}
weeks: 12
finished: 2026-0${index + 1}-15
sample: false
en:
  name: 'Project ${index}'
uk:
  name: 'Проєкт ${index}'
`

const ofModel = /our model|the model says|model expects|нашою моделлю|за моделлю|наша модель/i
const said: Record<Locale, RegExp> = { en: /Of 5 finished projects, 3 ended inside/, uk: /Із 5 завершених проєктів у .*?лося 3/ }
const plain = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ')

/** What a page says itself; its content, as answers to questions, is for its writers. */
const wordsIn = async (page: Page, parts = 'main') => plain((await page.locator(parts).allInnerTexts()).join(' '))

test('a site with five finished projects says how its estimates did, and speaks of a model nowhere', async ({ page, request }) => {
  test.setTimeout(1_200_000)
  const site = await copySite()
  try {
    const folder = join(site.folder, 'content', 'finished-projects')
    await mkdir(folder, { recursive: true })
    for (const [index, hours] of took.entries()) await writeFile(join(folder, `project-${index}.yaml`), written(hours, index))
    await site.build()
    const live = await startLiveSite({ SITE_URL: builtFor() }, { folder: site.folder, script: 'server/start.mjs' })
    try {
      for (const locale of locales) {
        const at = (name: Parameters<typeof hrefTo>[1], asked = '') => live.address + hrefTo(locale, name, asked ? { query: asked } : {})
        await page.goto(at('estimate/results', query))
        await wake(page)
        await expect(page.locator('#scale')).toBeAttached()
        const results = await wordsIn(page)
        expect(results).toMatch(said[locale])
        expect(results.match(ofModel)).toBeNull()
        const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
        const blocks = plain(wordsOf(locale)('EstimateDocument.blocks'))
        expect(plain(sheets.join(' '))).toMatch(said[locale])
        expect(sheets.findIndex((sheet) => plain(sheet).includes(blocks))).toBeLessThanOrEqual(2)
        for (const document of ['report', 'report.pdf']) {
          const answer = await request.get(`${live.address}/api/estimate/${document}?${query}&lang=${locale}`)
          const text = plain(document === 'report' ? await answer.text() : await textOf(await answer.body()))
          expect(text).toMatch(said[locale])
          expect(text.match(ofModel)).toBeNull()
        }
        for (const name of ['index', 'estimate/example', 'cost-guides', { name: 'cost-guides/guide', slug: 'saas' }] as const) {
          await page.goto(at(name))
          const text = await wordsIn(page, name === 'index' ? '[data-mini-estimate], section:has(#prices-title)' : 'main')
          expect(text, String(name)).toMatch(said[locale])
          expect(text.match(ofModel), String(name)).toBeNull()
        }
      }
      const { record } = await (await request.get(`${live.address}/api/estimate/v1?${query}`)).json()
      expect(record).toMatchObject({ count: 5, inside: 3 })
    } finally {
      await live.end('SIGTERM')
    }
  } finally {
    await site.remove()
  }
})
