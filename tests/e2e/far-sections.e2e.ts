import { pagesOfTemplates } from '../support/routes'
import { expect, sweepTest as test } from '../support/site-test'

for (const { address } of pagesOfTemplates)
  test(`${address} costs a phone no layout of the sections that are far below its window`, async ({ plain }) => {
    await plain.setViewportSize({ width: 390, height: 844 })
    await plain.goto(address)
    const laidOut = await plain.locator(':is(main, main > div, [data-sections]) > * + section, footer').evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().top > 4 * window.innerHeight)
        .filter((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .map((section) => section.id || section.className),
    )
    expect(laidOut).toEqual([])
  })

test('a visitor who follows a link to a place far below arrives at it', async ({ scripted }) => {
  await scripted.setViewportSize({ width: 390, height: 844 })
  await scripted.goto('/services/ai-development#questions')
  const top = () => scripted.locator('#questions').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(200)
  expect(await top()).toBeGreaterThanOrEqual(0)
})
