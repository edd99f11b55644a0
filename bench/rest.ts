import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium } from '@playwright/test'
import { launchOptions } from '@/tests/support/chromium'

const site = process.env.SITE_URL ?? 'http://localhost:3000'
const seconds = 10
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const { args, ...options } = launchOptions()
const browser = await chromium.launch({ ...options, args: [...args, '--disable-gpu'] })
const session = await browser.newBrowserCDPSession()
for (const viewport of windows) {
  const page = await browser.newPage({ viewport })
  await page.goto(site, { waitUntil: 'networkidle' })
  // Pictures and scripts that arrive are no rest yet.
  await wait(5000)
  const before = await processorTime(session)
  await wait(seconds * 1000)
  const share = ((await processorTime(session)) - before) / seconds
  console.log(`home at rest, ${viewport.width} px: ${(share * 100).toFixed(1)} % of a core`)
  await page.close()
}
await browser.close()

/** Seconds all processes of the browser have computed so far. */
async function processorTime(on: CDPSession): Promise<number> {
  const { processInfo } = await on.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
