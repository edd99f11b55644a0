import type { Page } from '@playwright/test'
import { brightness, difference } from '../support/compare-pictures'
import { pretendGraphicsCard, softwareGraphics } from '../support/graphics-card'
import { expect, test, visit } from '../support/site-test'

test.use({ launchOptions: softwareGraphics, viewport: { width: 1024, height: 700 } })

const canvas = (page: Page) => page.locator('canvas[data-planet]')
const drawnPlanet = (page: Page) => page.locator('svg [data-still]').first()

test('a machine without a graphics card keeps the drawing', async ({ page, trouble }) => {
  const opened: string[] = []
  await page.exposeFunction('noteContext', (found: string) => opened.push(found))
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({ hardwareConcurrency: 8, deviceMemory: 8 }))
      Object.defineProperty(navigator, name, { value })
    const canvas = HTMLCanvasElement.prototype
    const open = canvas.getContext as (...all: unknown[]) => unknown
    const note = (window as unknown as { noteContext(found: string): void }).noteContext
    Object.assign(canvas, {
      getContext(this: HTMLCanvasElement, ...all: unknown[]) {
        const context = open.apply(this, all)
        note(`${all[0]}`)
        return context
      },
    })
  })
  await visit(page, '/')
  // It asked, and took no for an answer.
  await expect.poll(() => opened).toEqual(['webgl2'])
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
  await expect(canvas(page)).toHaveCount(0)
  await expect(drawnPlanet(page)).toHaveCSS('visibility', 'visible')
  expect(trouble).toEqual([])
})

test('a small machine and one that saves data do not even fetch it', async ({ page }) => {
  for (const told of [{ hardwareConcurrency: 2 }, { hardwareConcurrency: 8, connection: { saveData: true } }]) {
    await page.addInitScript((facts) => {
      for (const [name, value] of Object.entries(facts)) Object.defineProperty(navigator, name, { value, configurable: true })
      const open = HTMLCanvasElement.prototype.getContext as (...all: unknown[]) => unknown
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, ...all: unknown[]) {
          document.documentElement.dataset.asked = 'yes'
          return open.apply(this, all)
        },
      })
    }, told)
    const rested = page.waitForRequest(/\/builds\/latest\.json/)
    await visit(page, '/')
    await rested
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await expect(canvas(page)).toHaveCount(0)
  }
})

test('a graphics card that cannot keep up gives the drawing back, and is not asked again', async ({ page, trouble }) => {
  await pretendGraphicsCard(page, 200)
  // How long its frames take is said; a processor that really draws them takes many seconds for each, so three have to be enough.
  await page.addInitScript(() => Object.assign(WebGL2RenderingContext.prototype, { drawArrays() {} }))
  // It is there for a moment only.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('canvas[data-planet]')) document.documentElement.dataset.tried = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-tried', 'yes')
  await expect(canvas(page)).toHaveCount(0)
  await expect(drawnPlanet(page)).toHaveCSS('visibility', 'visible')
  await page.mouse.wheel(0, 200)
  await expect(canvas(page)).toHaveCount(0)
  expect(trouble).toEqual([])
})

test.describe('with a graphics card', () => {
  test.beforeEach(({ page }) => pretendGraphicsCard(page))

  test('the planet lies on its drawing to the pixel, comes to life, and rests out of sight', async ({ page, trouble }) => {
    // A hundred frames, drawn by a processor.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const still = await page.screenshot()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, '/')
    await expect(canvas(page)).toBeAttached()
    await expect(canvas(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas(page)).toHaveCSS('pointer-events', 'none')
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'hidden')
    await expect(page.locator('[data-still="fades"]').first()).toHaveCSS('opacity', '0', { timeout: 90_000 })
    const alive = await page.screenshot()
    const place = await canvas(page).boundingBox()
    if (!place) throw new Error('The canvas has no place')
    const limb = await brightness(still, place)
    expect(limb.lit).toBeGreaterThan(200)
    // The bright line along the limb stands where it stood.
    const living = await brightness(alive, place)
    expect(Math.abs(living.column - limb.column)).toBeLessThanOrEqual(1)
    expect(Math.abs(living.lit - limb.lit)).toBeLessThan(25)
    // Clouds are new.
    expect(await difference(still, alive, place)).toBeGreaterThan(2)

    expect(await drawsIn(page)).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo({ top: innerHeight * 3, behavior: 'instant' }))
    await expect.poll(() => drawsIn(page)).toBe(0)
    await page.evaluate(() => document.querySelector('[data-still="dawn"]')?.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(page.locator('section:has([data-still="dawn"]) canvas[data-planet]')).toBeAttached()
    await expect(page.locator('[data-still="dawn"]')).toHaveCSS('visibility', 'hidden')
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'visible')
    expect(trouble).toEqual([])
  })

  test('the drawing is back for less motion and where the card is lost', async ({ page, trouble }) => {
    await visit(page, '/')
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'hidden')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(canvas(page)).toHaveCount(0)
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'visible')

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, '/')
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'hidden')
    await canvas(page).evaluate((element) =>
      (element as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
    await expect(canvas(page)).toHaveCount(0)
    await expect(drawnPlanet(page)).toHaveCSS('visibility', 'visible')
    expect(trouble).toEqual([])
  })
})

/** How often something is drawn within a few frames of the browser. */
function drawsIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const graphics = WebGL2RenderingContext.prototype
    const { drawArrays } = graphics
    let count = 0
    graphics.drawArrays = function (...all) {
      count++
      return drawArrays.apply(this, all)
    }
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
    graphics.drawArrays = drawArrays
    return count
  })
}
