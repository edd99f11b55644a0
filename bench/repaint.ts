import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '@/tests/support/chromium'
import { heavyQuery } from './heavy-query'

const site = process.env.SITE_URL ?? 'http://localhost:3000'
const frame = 1000 / 60
const times = 20

const heavy = heavyQuery()

type Interaction = { script: number; painted: number }

declare global {
  interface Window {
    interaction: Promise<Interaction>
  }
}

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`${site}/estimate/results?${heavy}`, { waitUntil: 'networkidle' })
// Until then they are the server's.
await page.keyboard.press('Shift')
await page.locator('#edit').scrollIntoViewIfNeeded()
const quality = page.locator('#edit select').nth(1)
await quality.waitFor()
const slowDown = await throttle(page)
const more = page.locator('#edit button:has(svg)').nth(1)

for (const rate of [1, 4]) {
  await slowDown(rate)
  console.log(`On the results page, a processor ${rate} × slower than this one, medians of ${times}`)
  report('a key that changes nothing', await measure(page, () => page.keyboard.press('Shift')))
  await quality.focus()
  report('a key that changes the quality', await measure(page, (turn) => page.keyboard.press(turn % 2 ? 'ArrowUp' : 'ArrowDown')))
  report('a click that adds one more', await measure(page, () => more.click()))
}
await browser.close()

function report(name: string, { script, painted }: Interaction) {
  const frames = (painted / frame).toFixed(1)
  console.log(`${name.padEnd(34)}${script.toFixed(1).padStart(7)} ms of script, painted after ${painted.toFixed(1)} ms: ${frames} frames`)
}

/** From the event to the paint that shows it, as the browser's own event timing has it; the paint is counted from its frame on. */
async function measure(on: Page, act: (turn: number) => Promise<void>): Promise<Interaction> {
  const seen: Interaction[] = []
  for (let turn = 0; turn < times; turn++) {
    await on.evaluate(watch)
    await act(turn)
    seen.push(await on.evaluate(() => window.interaction))
    await on.waitForTimeout(700)
  }
  return { script: median(seen.map((each) => each.script)), painted: median(seen.map((each) => each.painted)) }
}

/** Runs in the page: the time an event's handlers and React's work take, and when the frame after them is drawn. */
function watch() {
  window.interaction = new Promise((resolve) => {
    for (const type of ['keydown', 'click'] as const)
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const script = performance.now() - timeStamp
            // A message is answered after the frame is painted.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve({ script, painted: performance.now() - timeStamp })
            port2.postMessage(null)
          }),
        { capture: true, once: true },
      )
  })
}

async function throttle(on: Page) {
  const session = await on.context().newCDPSession(on)
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
