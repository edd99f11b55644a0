import type { Browser } from '@playwright/test'
import { mainThreadsOf, type TraceEvent, tasksOf } from './thread-time'

/** Milliseconds a phone four times slower computes on the main thread until a page without its scripts is at rest. */
export async function mainThreadWithoutScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2500)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  await context.close()
  // The busiest of them is the page's.
  const busy = mainThreadsOf(traceEvents).map((thread) => tasksOf(thread).reduce((sum, { computed }) => sum + computed, 0))
  return (Math.max(...busy) / 1000) * 4
}
