import type { Page } from '@playwright/test'
import { locales } from '@/routing/locales'
import { hrefTo, localisePath } from '@/routing/routes'
import { hasLockedChromium } from '../support/chromium'
import { wordsOf } from '../support/messages'
import { expect, test, visit } from '../support/site-test'

/** One inner page of each kind, the languages taking turns. */
const kinds = [
  { kind: 'service', path: '/services/technical-audit' },
  { kind: 'sample-document', path: '/services/technical-audit/sample-report' },
  { kind: 'case', path: '/portfolio/dobrokava' },
  { kind: 'article', path: '/blog/estimates/honest-range' },
  { kind: 'contacts', path: '/contacts' },
  { kind: 'landing', path: '/landings/strapi' },
  { kind: 'legal-page', path: '/privacy-policy' },
  { kind: 'blog', path: '/blog' },
  { kind: 'portfolio', path: '/portfolio' },
  { kind: 'search', path: '/search' },
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

for (const locale of locales) {
  test(`home and its open menu look as they were approved (${locale})`, async ({ page }) => {
    await visit(page, hrefTo(locale, 'index'))
    await expectPictures(page, `home-${locale}`, [390, 768, 1440], 900)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: wordsOf(locale)('MobileMenu.open') }).click()
    await expectPictures(page, `menu-${locale}`, [390, 768], 900)
  })

  test(`the error page looks as it was approved (${locale})`, async ({ page }) => {
    await visit(page, localisePath(locale, '/moon-base'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('/moon-base')
    await expectPictures(page, `error-${locale}`, [390, 768, 1440], 900)
  })
}

for (const [turn, { kind, path }] of kinds.entries()) {
  const locale = locales[turn % locales.length] ?? 'en'

  test(`${kind} looks as it was approved (${locale})`, async ({ page }) => {
    // The office clock tells the time; here it is a Tuesday morning.
    await page.clock.setFixedTime('2026-03-03T10:00:00+02:00')
    await visit(page, localisePath(locale, path))
    await expectPictures(page, `${kind}-${locale}`, [390, 1440], 1600)
  })
}
