import { expect, type Page, test } from '@playwright/test'
import { switchTo } from '@/build/releases/release-store'
import { currentRelease } from '@/routing/release/releases'
import { findFreePort } from '../support/free-port'
import { startSite } from '../support/published-site'
import { createStrapiFolder, fillStrapi, removeStrapiFolder, startStrapi, strapiSecrets } from '../support/strapi'
import { enterPanel, openEntry } from './panel'

const secret = 'shared-by-the-site-and-the-content-service'

/** What the panel says of the site beside an entry. */
const siteStatus = (page: Page) => page.locator('main [role="status"]').last()

test('an editor changes an article in the panel, publishes it and sees it on the site; a mistake never gets there', async ({ page }) => {
  const before = await currentRelease()
  const folder = await createStrapiFolder()
  fillStrapi(folder)
  const port = await findFreePort()
  const address = `http://localhost:${port}`
  const strapi = await startStrapi(folder, { PUBLISH_URL: `${address}/api/publish`, PUBLISH_SECRET: secret })
  const site = await startSite(port, {
    CONTENT_SERVICE_URL: `${strapi.origin}/api`,
    CONTENT_SERVICE_TOKEN: strapiSecrets.SITE_READ_TOKEN,
    PUBLISH_SECRET: secret,
  })
  try {
    await enterPanel(page, strapi.origin)
    await openEntry(page, strapi.origin, 'article', /Friday note/)
    const title = page.locator('[name="title"]')
    await title.fill('A Friday note, as an editor calls it')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(siteStatus(page)).toContainText(/Publishing/, { timeout: 60_000 })
    await expect(siteStatus(page)).toContainText(/Live since/, { timeout: 600_000 })
    const read = async () => (await fetch(`${address}/blog/friday-note`)).text()
    expect(await read()).toContain('A Friday note, as an editor calls it</h1>')
    expect(await (await fetch(`${address}/blog`)).text()).toContain('A Friday note, as an editor calls it')

    await page.getByLabel('Editor', { exact: true }).click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('See [the list](/services/no-such-page).\n\n')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(siteStatus(page)).toContainText('Left as it was, or left out, until it is mended:', { timeout: 120_000 })
    await expect(siteStatus(page)).toContainText('the link "/services/no-such-page" leads to no page of this site')
    await expect(siteStatus(page).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      /api::article\.article\/[a-z0-9]+\?plugins\[i18n\]\[locale\]=en$/,
    )
    expect(await read()).not.toContain('no-such-page')
  } finally {
    await site.stop()
    await strapi.stop()
    await removeStrapiFolder(folder)
    if (before) await switchTo(before.id)
  }
})
