import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const ofTheSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own Chromium where it is installed, else the system's. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...ofTheSystem].find((path) => path && existsSync(path))
}

/** How the browser is started. @throws an Error that says how to get one. */
export function launchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium()
  if (!executablePath) {
    throw new Error('No Chromium for the browser tests: run "npx playwright install chromium", or "apt-get install chromium" on Debian.')
  }
  return { executablePath, args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] }
}

/** Where the network is closed, a browser's own errands are refused by the hundred and slow the tests down. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
