import { expect, type Page, test } from '@playwright/test'
import {
  createStrapiFolder,
  fillStrapi,
  type RunningStrapi,
  removeStrapiFolder,
  signIn,
  startStrapi,
  strapiSecrets,
} from '../support/strapi'
import { enterPanel, openEntry } from './panel'

// A press that waits for a button in vain.
test.use({ actionTimeout: 30_000 })

let folder: string
let strapi: RunningStrapi

test.beforeAll(async () => {
  folder = await createStrapiFolder()
  fillStrapi(folder)
  strapi = await startStrapi(folder)
})

test.afterAll(async () => {
  await strapi?.stop()
  if (folder) await removeStrapiFolder(folder)
})

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const title = (page: Page) => page.locator('[name="title"]')

test('an editor plans a publication and takes it off again, and sees both on one page', async ({ page }) => {
  await enterPanel(page, strapi.origin)
  await openEntry(page, strapi.origin, 'article', /Friday note/)
  await page.getByLabel('When').fill('2027-03-28T10:30')
  await page.getByRole('button', { name: 'Put on the plan' }).click()
  const planned = page.getByRole('group', { name: /^Publish, March 28, 2027/ })
  await expect(planned).toContainText('Editor')
  await page.goto(`${strapi.origin}/admin/week`)
  await expect(page.getByRole('heading', { name: 'Plan and history' })).toBeVisible()
  await expect(planned).toContainText('The Friday note')
  await planned.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing is planned.')).toBeVisible()
})

test('an editor compares a published version with the draft and restores it', async ({ page }) => {
  await enterPanel(page, strapi.origin)
  await openEntry(page, strapi.origin, 'article', /Friday note/)
  const before = 'A note, as it was published'
  await title(page).fill(before)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published document')).toBeVisible()
  await title(page).fill(`${before}, spoilt`)
  await save(page)
  await expect(page.getByText('Saved document')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('dialog').locator('del')).toHaveText(/spoilt/)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue(before)
})

test('who saves what somebody else has saved meanwhile is told so, and keeps what was written', async ({ page }) => {
  await enterPanel(page, strapi.origin)
  await openEntry(page, strapi.origin, 'topic', 'Engineering')
  const other = await signIn(strapi.origin, 'ADMIN')
  await other.save('topic', await other.find('topic', 'engineering'), 'en', { title: 'Engineering, by another' })
  await title(page).fill('Mine')
  await save(page)
  await expect(page.getByText(/^Administrator has saved this entry since you opened it/)).toBeVisible()
  await expect(title(page)).toHaveValue('Mine')
})

test('the panel speaks of the site in Ukrainian to who reads it in Ukrainian', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'uk'))
  await page.goto(`${strapi.origin}/admin`)
  await page.locator('[name="email"]').fill(strapiSecrets.EDITOR_EMAIL)
  await page.locator('[name="password"]').fill(strapiSecrets.EDITOR_PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/admin\/?$/)
  await openEntry(page, strapi.origin, 'topic', 'Engineering')
  await expect(page.getByRole('button', { name: 'Запланувати' })).toBeVisible()
  await expect(page.getByText('Ваш часовий пояс:')).toBeVisible()
})
