import type { Page } from '@playwright/test'

/** What a visitor sees of one frame. */
export type Frame = { pressed: boolean; title: string; top: number; header: number; opacity: number; height: number }

/** Films the page from now on, frame by frame; answers what was seen so far. */
export async function film(page: Page): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: Frame[] = []
    Object.assign(window, { frames })
    const look = () => {
      const main = document.querySelector('main')
      const headers = document.querySelectorAll('body header:has(> nav)')
      frames.push({
        pressed: document.documentElement.dataset.leaving !== undefined,
        title: main?.querySelector('h1')?.textContent ?? '',
        top: Math.round(window.scrollY),
        header: headers.length === 1 ? Math.round(headers[0]?.getBoundingClientRect().top ?? Number.NaN) : Number.NaN,
        opacity: Number(main && getComputedStyle(main).opacity),
        height: main?.offsetHeight ?? 0,
      })
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
}
