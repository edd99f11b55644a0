import type { Page } from '@playwright/test'

export type FirstView = {
  /** By how much what was painted has moved. */
  shift: number
  /** The tags of what was the largest thing painted so far, one after the other. */
  largest: string[]
}

type Observed = Window & { firstView?: FirstView }

/** Opens a page whose fonts the browser has: on a busy machine one may come after the first frame, which its fallback then fills almost to the hair. */
export async function openObserved(page: Page, address: string, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  await page.addInitScript(() => {
    const view: FirstView = { shift: 0, largest: [] }
    ;(window as Observed).firstView = view
    type Entry = PerformanceEntry & { value?: number; element?: Element | null }
    const watch = (type: string, note: (entry: Entry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('layout-shift', (entry) => {
      view.shift += entry.value ?? 0
    })
    watch('largest-contentful-paint', (entry) => view.largest.push(entry.element?.tagName ?? 'none'))
  })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await meanwhile()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await fontsPainted(page)
}

/** Only what is laid out asks for its fonts: before that, all of them are ready. */
export async function fontsPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

export function firstView(page: Page): Promise<FirstView> {
  return page.evaluate(() => (window as Observed).firstView ?? { shift: 1, largest: [] })
}
