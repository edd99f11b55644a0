import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { siteAddress } from '../support/server'
import { wake } from '../support/site-test'

const foreign = 'http://evil.example'

type Attacked = Window & { ran?: string; refused?: string[] }

/** Opens a page into which somebody got this markup, and tells which directives refused something, and what ran or was asked for. */
async function openWith(page: Page, markup: string, address = '/uk/contacts') {
  const asked: string[] = []
  await page.route(`${foreign}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.ran = "foreign"' })
  })
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<main\b/, `${markup}<main`)
    expect(body).toContain(markup)
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    const attacked = window as Attacked
    attacked.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => attacked.refused?.push(effectiveDirective))
  })
  await page.goto(address)
  return {
    asked,
    refused: () => page.evaluate(() => (window as Attacked).refused),
    ran: () => page.evaluate(() => (window as Attacked).ran),
  }
}

const kinds: readonly [what: string, markup: string, directive: string][] = [
  ['an inline script', '<script>window.ran = "inline"</script>', 'script-src-elem'],
  ['a handler', '<img src="/nope.png" onerror="window.ran = 1">', 'script-src-attr'],
  ['a foreign script', `<script src="${foreign}/a.js"></script>`, 'script-src-elem'],
  ['a script in the address', '<script src="data:text/javascript,window.ran=1"></script>', 'script-src-elem'],
  ['a foreign frame', `<iframe src="${foreign}/"></iframe>`, 'frame-src'],
  ['a frame of the site itself', '<iframe src="/contacts"></iframe>', 'frame-src'],
  ['an object', `<object data="${foreign}/a.swf"></object>`, 'object-src'],
  ['a foreign picture', `<img src="${foreign}/a.png">`, 'img-src'],
  ['a foreign style sheet', `<link rel="stylesheet" href="${foreign}/a.css">`, 'style-src-elem'],
  ['a style sheet', '<style>main { display: none }</style>', 'style-src-elem'],
  ['a style', '<p style="position:fixed">', 'style-src-attr'],
  ['another base for addresses', `<base href="${foreign}/">`, 'base-uri'],
]

test.describe('markup that somebody got into a page', () => {
  test('neither runs nor loads, of whatever kind it is', async ({ page }) => {
    const { asked, refused, ran } = await openWith(page, kinds.map(([, markup]) => markup).join(''))
    const expected = kinds.map(([, , directive]) => directive).sort()
    await expect.poll(async () => (await refused())?.toSorted()).toEqual(expected)
    expect([await ran(), asked]).toEqual([undefined, []])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('does nothing when it is pressed: a link that is a script, a form for somebody else', async ({ page }) => {
    // What draws the page again would draw it without that.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    const { asked, refused, ran } = await openWith(
      page,
      `<a id="link" href="javascript:window.ran = 1">a</a><form action="${foreign}/"><button id="form">a</button></form>`,
    )
    for (const [id, directive] of [
      ['link', 'script-src-elem'],
      ['form', 'form-action'],
    ] as const) {
      await page.evaluate((pressed) => document.getElementById(pressed)?.click(), id)
      await expect.poll(refused).toContain(directive)
    }
    expect([await ran(), asked]).toEqual([undefined, []])
    expect(new URL(page.url()).pathname).toBe('/uk/contacts')
  })
})

test('a script that got in can fetch no other, and make none of text', async ({ page }) => {
  await page.goto('/contacts')
  const results = await page.evaluate((evil) => {
    const attempts = {
      address: () => Object.assign(document.createElement('script'), { src: `${evil}/a.js` }),
      text: () => Object.assign(document.createElement('script'), { text: 'window.ran = 1' }),
      rules: () =>
        (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return name
      } catch {
        return 'refused'
      }
    })
  }, foreign)
  expect(results).toEqual(['refused', 'refused', 'refused'])
})

test('another site can neither frame a page nor read what is not made for others', async ({ page }) => {
  const site = siteAddress()
  const another = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<iframe src="${site}/contacts"></iframe>`),
  )
  await new Promise<void>((resolve) => another.listen(0, '127.0.0.1', resolve))
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${site}/contacts`)
  await page.goto(`http://127.0.0.1:${(another.address() as AddressInfo).port}/`)
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  const load = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => 'loaded',
          () => 'refused',
        ),
      site + path,
    )
  expect([await load('/builds/latest.json'), await load('/icons/mark.svg')]).toEqual(['refused', 'loaded'])
  another.close()
})

test('a script and a picture of a page are told the same', async ({ page }) => {
  const types = new Map<string, string | null>()
  page.on('response', async (response) => {
    const { 'content-security-policy': policy = null, 'x-content-type-options': sniffing } = response.headers()
    types.set(response.request().resourceType(), sniffing === 'nosniff' ? policy : null)
  })
  await page.goto('/portfolio')
  await wake(page)
  await expect
    .poll(() => [types.get('script'), types.get('font'), types.get('image')])
    .toEqual(Array(3).fill(expect.stringContaining("default-src 'none'")))
})
