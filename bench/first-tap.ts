import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '@/tests/support/chromium'
import { median } from './pages/figures'
import { readOptions } from './pages/options'
import { startSite } from './pages/site'
import { toTable } from './pages/table'
import { slowDown } from './slow-phone'

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const menu = 'header button[popovertarget="site-menu"] >> visible=true'
const moments = [1500, 6000]

declare global {
  interface Window {
    worstEvent: number
    tapped: number
  }
}

const { rounds } = readOptions(process.argv.slice(2))
const site = await startSite()
const url = `http://localhost:${site.port}/`
const browser = await chromium.launch(launchOptions())
const reference = await startEmptyMenu()
const visits = moments.flatMap((moment) => [
  { name: `home at ${moment / 1000} s`, address: url, moment, durations: [] as number[] },
  { name: `empty menu of an empty page at ${moment / 1000} s`, address: reference.url, moment, durations: [] as number[] },
])
try {
  const at = await findMenu(browser)
  for (let round = 0; round < rounds; round++) for (const visit of visits) visit.durations.push(await tapAt(visit, at))
  const { inline, files } = await scriptBeforeIntent()
  console.log(`Worst event of the first tap on the menu, a phone four times slower on slow 4G, medians of ${rounds}`)
  console.log(toTable(visits.map(({ name, durations }) => [name, `${median(durations)} ms`, durations.join(' ')])))
  console.log(`Script run before any intent: ${kilobytes(inline + files)} (${kilobytes(inline)} in the page, ${kilobytes(files)} in files)`)
  mkdirSync('.cache/bench', { recursive: true })
  const file = `.cache/bench/first-tap-${new Date().toISOString().replaceAll(':', '')}.json`
  writeFileSync(file, JSON.stringify({ visits, script: { inline, files } }, null, 2))
} finally {
  await browser.close()
  reference.stop()
  await site.stop()
}

/** What is the browser's own part of a tap: a button at the same place, and a popover over all of the window with nothing in it. */
async function startEmptyMenu(): Promise<{ url: string; stop: () => void }> {
  const style = '*{margin:0}button{position:fixed;right:0;width:80px;height:80px}#site-menu{width:100%;height:100dvh;border:0}'
  const body = '<header><button popovertarget="site-menu"></button></header><div id="site-menu" popover></div>'
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><meta name="viewport" content="width=device-width"><style>${style}</style>${body}`),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

/** The middle of the menu's button: asked for beforehand, so that nothing but the tap disturbs the page. */
async function findMenu(on: Browser): Promise<{ x: number; y: number }> {
  const page = await on.newPage(phone)
  await page.goto(url)
  const box = await page.locator(menu).boundingBox()
  await page.close()
  if (!box) throw new Error('Home has no button of the menu to tap on.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The longest event of a tap `moment` milliseconds after the visit began, or once the menu's button is there, as the browser's own event timing has it. */
async function tapAt({ address, moment }: { address: string; moment: number }, { x, y }: { x: number; y: number }): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(context, page)
  await page.addInitScript(() => {
    window.worstEvent = 0
    window.tapped = Number.POSITIVE_INFINITY
    new PerformanceObserver((list) => {
      // A browser reports a pointer that rests where a page appears, long before anybody taps.
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= window.tapped) window.worstEvent = Math.max(window.worstEvent, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const begin = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  // Nobody taps on what is not there yet: a busy machine may still be painting. Asked without a locator, which would listen to the tap.
  while (!(await page.evaluate(hasPainted))) await page.waitForTimeout(50)
  await page.waitForTimeout(Math.max(0, moment - (performance.now() - begin)))
  await page.evaluate(() => {
    window.tapped = performance.now()
  })
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(3000)
  const { worst, isOpen } = await page.evaluate(() => ({
    worst: window.worstEvent,
    isOpen: document.querySelector('#site-menu')?.matches(':popover-open, :modal') ?? false,
  }))
  await context.close()
  if (!isOpen) throw new Error(`A tap at ${moment} ms did not open the menu.`)
  return worst
}

function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0 || document.readyState === 'complete'
}

/** Characters of the scripts that ran until eight quiet seconds after the page loaded; what is fetched but not run is none of them. */
async function scriptBeforeIntent(): Promise<{ inline: number; files: number }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const script = { inline: 0, files: 0 }
  session.on('Debugger.scriptParsed', ({ url: from, length = 0 }) => {
    if (from === url) script.inline += length
    else if (from.startsWith(url)) script.files += length
  })
  await session.send('Debugger.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(8000)
  await context.close()
  return script
}

function kilobytes(characters: number): string {
  return `${(characters / 1000).toFixed(1)} kB`
}
