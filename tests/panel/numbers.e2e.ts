import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { createNumbersAnswer } from '@/server/numbers/answer'
import type { DayCount } from '@/server/numbers/store'
import { createStrapiFolder, fillStrapi, type RunningStrapi, removeStrapiFolder, startStrapi } from '../support/strapi'
import { enterPanel } from './panel'

// A press that waits for a button in vain.
test.use({ actionTimeout: 30_000 })

const secret = 'a-secret-of-more-than-thirty-two-letters'
const counted = (day: string): DayCount[] => [
  { day, kind: 'page', name: '/uk/blog', number: 1200 },
  { day, kind: 'referrer', name: 'dou.ua', number: 340 },
  { day, kind: 'campaign', name: 'newsletter / mail', number: 17 },
]

let folder: string
let strapi: RunningStrapi
let site: Server

test.beforeAll(async () => {
  // A site whose visits all fell on the last day.
  const answer = createNumbersAnswer({ secret, read: (_from, to) => counted(to) })
  site = createServer((request, response) => answer(request, response, '127.0.0.1')).listen(0, 'localhost')
  await new Promise((resolve) => site.once('listening', resolve))
  folder = await createStrapiFolder()
  fillStrapi(folder)
  const { port } = site.address() as AddressInfo
  strapi = await startStrapi(folder, { PUBLISH_URL: `http://localhost:${port}/api/publish`, PUBLISH_SECRET: secret })
})

test.afterAll(async () => {
  await strapi?.stop()
  site?.close()
  if (folder) await removeStrapiFolder(folder)
})

test('a marketer sees what the site counted, beside the days before, and what a campaign brought', async ({ page }) => {
  await enterPanel(page, strapi.origin)
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('row', { name: 'Pages opened 1,200 1,200' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'newsletter / mail 17' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Days' }).click()
  await page.getByRole('option', { name: 'Last 30 days' }).click()
  await expect(page.getByRole('row', { name: /^dou\.ua/ })).toBeVisible()
})
