import { expect, test, wake } from '../support/site-test'

test.describe('office hours', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('are told in the time of the visitor', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
    await page.goto('/contacts')
    await wake(page)
    await expect(page.getByText('That’s 4:00\u00A0p.m.–\u20601:00\u00A0a.m. in your time zone.')).toBeVisible()
    await expect(page.getByText('We’re at our desks.')).toBeVisible()
  })

  test('stand on the arc as they do in the sentence below it', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
    for (const [path, times] of [
      ['/contacts', ['9:00\u00A0a.m.', '6:00\u00A0p.m.', 'now 12:00\u00A0p.m.']],
      ['/uk/contacts', ['09:00', '18:00', 'зараз 12:00']],
    ] as const) {
      await page.goto(path)
      await wake(page)
      await expect(page.locator('svg text').filter({ hasText: ':' })).toHaveText([...times])
    }
  })
})
