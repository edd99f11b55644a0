import { press } from '../support/page-links'
import { siteRoutes } from '../support/routes'
import { expect, test } from '../support/site-test'
import { createWorkArea, type Fate } from '../support/work-area'

const fates: readonly Fate[] = ['good', 'fails', 'good', 'does not start', 'good', 'is killed', 'good', 'does not start', 'good', 'good']

let area: Awaited<ReturnType<typeof createWorkArea>>

test.beforeEach(async () => {
  area = await createWorkArea()
})

test.afterEach(() => area.remove())

/** Visitors who ask for one page after another until they are told to go home; what went wrong for them. */
function walk(address: string, visitors: number) {
  const failed: string[] = []
  let answers = 0
  let isOpen = true
  const walks = Array.from({ length: visitors }, async (_, visitor) => {
    for (let step = visitor; isOpen; step += visitors) {
      const route = siteRoutes[step % siteRoutes.length]
      const path = step % 5 === 0 ? '/api/estimate/v1?p=web' : (route?.address ?? '/')
      const status = await fetch(address + path).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error: Error) => error.message,
      )
      answers++
      if (status !== (step % 5 === 0 ? 200 : route?.status)) failed.push(`${path}: ${status}`)
    }
  })
  return {
    end: async () => {
      isOpen = false
      await Promise.all(walks)
      return { failed, answers }
    },
  }
}

test('ten releases, three of them failing and one killed, cost no visitor an answer and no open tab its files', async ({
  page,
  trouble,
}) => {
  test.setTimeout(900_000)
  await area.build(1, 'good')
  await area.serve()
  await page.goto(`${area.address}/contacts`)
  const visitors = walk(area.address, 6)
  let told = 0
  for (const [index, fate] of fates.entries()) {
    await area.build(index + 2, fate)
    if (fate === 'good' || fate === 'does not start') await area.toldOf(++told)
  }
  const { failed, answers } = await visitors.end()
  expect(failed).toEqual([])
  expect(answers).toBeGreaterThan(100)

  // The tab that was open all the time.
  const own = await page.evaluate(async () => {
    const answer = await fetch('/_next/static/only-1.js')
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  })
  expect(own).toEqual([200, 'application/javascript; charset=utf-8', '"1"'])
  await press(page, '/blog')
  await expect(page).toHaveURL(`${area.address}/blog`)
  await expect(page.locator('h1')).toBeVisible()
  expect(trouble).toEqual([])
  expect((await fetch(`${area.address}/_next/static/only-11.js`)).status).toBe(200)
})
