import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '@/tests/support/chromium'
import { arrived, fill, submit } from '@/tests/support/contact-form'
import { wordsOf } from '@/tests/support/messages'
import { phone, scrollThrough, tapTo } from '@/tests/support/visit'
import { type Cost, countCost, describeCost, total } from '@/tests/support/visit-cost'
import { installPackages } from './pages/install'
import { startPeers } from './pages/peers'
import { startSite } from './pages/site'
import { toTable } from './pages/table'
import { slowDown } from './slow-phone'

const work = '.cache/bench'
const words = wordsOf('en')

type Watched = Window & { tapped: number; opened: number; worst: number; longFrames: number }

/** What somebody does after home has been read. */
const visit: Record<string, (page: Page) => Promise<unknown>> = {
  'a service': (page) => tapTo(page, 'main a[href^="/services/"]'),
  'the services': (page) => tapTo(page, 'a[href="/services"]'),
  Back: (page) => page.goBack(),
  'to the estimate': (page) => tapTo(page, 'a[href="/estimate"]'),
  'its settings': (page) => tapTo(page, 'main a[href^="/estimate/settings?preset="]'),
  'its technologies': onward,
  'its blocks': onward,
  'its results': onward,
  'to the form': (page) => tapTo(page, 'main a[href^="/contacts"]'),
  'a message': async (page) => {
    await fill(page, words)
    await submit(page, words).tap()
    await arrived(page, words).waitFor()
  },
}

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'visit-'))
installPackages()
mkdirSync(work, { recursive: true })
const site = await startSite()
const peers = await startPeers(work)
const browser = await chromium.launch(launchOptions())
const rows = ['step requests kB opened INP long-frames'.split(' ')]
try {
  for (const { name, port } of peers) await walk(name, port, {})
  await walk('home', site.port, visit)
  console.log('A visit on a phone four times slower, on slow 4G; times in ms')
  console.log(toTable(rows))
} finally {
  await browser.close()
  for (const { stop } of peers) stop()
  await site.stop()
  rmSync(process.env.DATA_DIR, { recursive: true })
}

async function walk(name: string, port: number, steps: typeof visit): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(watchTimes)
  await slowDown(context, page)
  const { take, atRest } = await countCost(page)
  await page.goto(`http://localhost:${port}/`)
  await page.keyboard.press('Shift')
  await atRest()
  await scrollThrough(page)
  await atRest()
  const costs: Cost[] = [take()]
  rows.push([name, ...figures(costs[0] as Cost), '–', ...(await times(page)).slice(1)])
  for (const [step, act] of Object.entries(steps)) {
    await act(page)
    await atRest()
    await scrollThrough(page)
    await atRest()
    const cost = take()
    costs.push(cost)
    rows.push([step, ...figures(cost), ...(await times(page))])
  }
  for (const [at, cost] of costs.entries()) console.log(`${[name, ...Object.keys(steps)][at]}: ${describeCost(cost)}`)
  await context.close()
}

async function onward(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.locator('[data-summary] button[type=submit]:visible').first().tap()
  await page.waitForURL((url) => url.pathname !== pathname)
}

function figures(cost: Cost): string[] {
  const { requests, kilobytes } = total(cost)
  return [String(requests), kilobytes.toFixed(0)]
}

/** From the last tap to the page it opened, the slowest interaction, and frames longer than 50 ms: since the last time. */
function times(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const window = globalThis as unknown as Watched
    const { tapped, opened, worst, longFrames } = window
    Object.assign(window, { tapped: 0, opened: 0, worst: 0, longFrames: 0 })
    return [opened > tapped ? (opened - tapped).toFixed(0) : '–', worst.toFixed(0), String(longFrames)]
  })
}

function watchTimes(): void {
  const window = globalThis as unknown as Watched
  Object.assign(window, { tapped: 0, opened: 0, worst: 0, longFrames: 0 })
  addEventListener('click', ({ timeStamp }) => Object.assign(window, { tapped: timeStamp }), true)
  type Interaction = PerformanceEntry & { interactionId?: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[]) if (entry.interactionId) window.worst = Math.max(window.worst, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    window.longFrames += list.getEntries().length
  }).observe({ type: 'long-animation-frame' })
  // The page that was left stays, marked, until the other is there.
  new MutationObserver(() => {
    if (document.documentElement.dataset.leaving !== undefined) return
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { opened: performance.now() })))
  }).observe(document, { subtree: true, attributeFilter: ['data-leaving'] })
}
