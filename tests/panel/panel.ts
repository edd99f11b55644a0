import { expect, type Page } from '@playwright/test'
import { strapiSecrets } from '../support/strapi'

export async function enterPanel(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`)
  await page.getByLabel('Email').fill(strapiSecrets.EDITOR_EMAIL)
  await page.getByLabel('Password').first().fill(strapiSecrets.EDITOR_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Hello Editor' })).toBeVisible()
}

/** From the list of its collection, in English. */
export async function openEntry(page: Page, origin: string, type: string, name: string | RegExp): Promise<void> {
  await page.goto(`${origin}/admin/content-manager/collection-types/api::${type}.${type}?plugins[i18n][locale]=en`)
  await page.getByRole('gridcell', { name }).first().click()
  await expect(page.locator('[name="title"]')).toBeVisible()
}
