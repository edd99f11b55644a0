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

test('a size no page asks for is not there, and nobody remembers that for a year', async ({ request }) => {
  for (const modifiers of ['f_webp,q_80,w_641', 'f_webp&q_80&w_640', 'w_640', '_']) {
    const answer = await request.get(`/_ipx/${modifiers}/images/cases/dobrokava.en.webp`)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).not.toContain('immutable')
  }
})

test('a missing file is told in a text, whatever kind of file it would have been', async ({ request }) => {
  const pictures = ['f_webp,q_80,w_640/missing', 'f_avif,q_58,w_1/media/a.jpg', 'f_jpeg,q_80/a.png', '_/media/a.svg'].map(
    (path) => `/_ipx/${path}`,
  )
  const others = [
    '/images/a.png',
    '/og/a.jpg',
    '/icons/a.svg',
    '/fonts/a.woff2',
    '/styles/a.css',
    '/sounds/a.mp3',
    '/a.png',
    '/_next/static/media/a.woff2',
  ]
  for (const address of [...pictures, ...others]) {
    const answer = await request.get(address)
    expect({ address, status: answer.status(), type: answer.headers()['content-type'] }).toEqual({
      address,
      status: 404,
      type: expect.stringMatching(/^text\/(?:html|plain); charset=utf-8$/),
    })
  }
})
