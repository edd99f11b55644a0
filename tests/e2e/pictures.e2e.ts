import { hrefTo } from '@/routing/routes'
import { expect, test } from '../support/site-test'

const portfolio = hrefTo('en', 'portfolio')

test('a picture comes in a part, a size and a format made for the window, to be kept for a year', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(portfolio)
  const first = page.locator('main picture img').first()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0)
  const address = await first.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(address).toMatch(/\/_ipx\/crop_[\d_]+,f_avif,q_48,w_660\/images\/cases\//)
  const answer = await page.request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' })
})
