import type { Page } from '@playwright/test'
import { localisePath } from '@/routing/routes'
import { hasLockedChromium } from '../support/chromium'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

/** Inner pages that share least with each other, the languages and the windows taking turns; what else there is, layouts and axe look at. */
const kinds = [
  { kind: 'service', path: '/services/technical-audit', locale: 'en', width: 1440 },
  { kind: 'case', path: '/portfolio/dobrokava', locale: 'en', width: 390 },
  { kind: 'article', path: '/blog/estimates/honest-range', locale: 'uk', width: 1440 },
  { kind: 'contacts', path: '/contacts', locale: 'en', width: 390 },
  { kind: 'landing', path: '/landings/strapi', locale: 'uk', width: 1440 },
  { kind: 'portfolio', path: '/portfolio', locale: 'en', width: 390 },
  { kind: 'search', path: '/search', locale: 'uk', width: 1440 },
] as const

// The pictures are drawn with the Chromium of the lock; another browser draws letters otherwise.
test.skip(!hasLockedChromium(), 'The Chromium of the lock does not run on this machine, so no picture was compared.')
// The sheet that holds everything still is put into the page, where the site allows none but its own.
test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 900 }, timezoneId: 'Europe/Kyiv', bypassCSP: true })

/** From narrow to wide: a browser never goes back to a smaller picture. */
async function expectPictures(page: Page, name: string, widths: readonly number[], height: number): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await page.evaluate(showPictures)
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`)
  }
}

/** Fonts, and the pictures in sight as the new width asks for them: a browser with other work chooses them some frames later. */
async function showPictures(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // `decode()` rejects also where the browser chooses another file meanwhile; the next turn waits for that one.
  const decode = async (image: HTMLImageElement) => {
    const { currentSrc } = image
    await image.decode().catch(async (error: unknown) => {
      await nextFrame()
      if (image.currentSrc === currentSrc) throw error
    })
  }
  await document.fonts.ready
  let chosen: string | undefined
  for (let before: string | undefined = ''; chosen !== before; ) {
    await nextFrame()
    await nextFrame()
    const inSight = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    // A lazy picture that a new width has moved out of sight again is never fetched.
    const soon = new Promise((resolve) => setTimeout(resolve, 3000))
    await Promise.all(inSight.map((image) => Promise.race([decode(image), soon])))
    before = chosen
    chosen = inSight.map(({ currentSrc }) => currentSrc).join()
  }
}

test('home and its open menu look as they were approved', async ({ page }) => {
  await visit(page, '/')
  await expectPictures(page, 'home-en', [390, 768, 1440], 900)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: wordsOf('en')('MobileMenu.open') }).click()
  await expectPictures(page, 'menu-en', [390], 900)
})

test('the error page looks as it was approved', async ({ page }) => {
  await visit(page, '/uk/moon-base')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/moon-base')
  await expectPictures(page, 'error-uk', [390, 1440], 900)
})

for (const { kind, path, locale, width } of kinds)
  test(`${kind} looks as it was approved`, async ({ page }) => {
    // The office clock tells the time; here it is a Tuesday morning.
    await page.clock.setFixedTime('2026-03-03T10:00:00+02:00')
    await visit(page, localisePath(locale, path))
    await expectPictures(page, `${kind}-${locale}`, [width], 1600)
  })
