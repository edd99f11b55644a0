import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { makeKeys } from './server/offer/keys'
import { launchOptions } from './tests/support/chromium'
import { exhaustive } from './tests/support/exhaustive'
import { findFreePort } from './tests/support/free-port'
import { otherLanguage } from './tests/support/language-turns'
import { countryHeader, siteAddress, siteUrl } from './tests/support/server'

// Workers read this file again: the first reading chooses the ports, the others find them here.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_SIGNING_KEY ??= makeKeys().privateKey
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'messages-'))
const baseURL = siteAddress()
const inFull = new RegExp(`${otherLanguage}|${exhaustive}`)

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'browser', testMatch: ['e2e/*.e2e.ts', 'visual/*.e2e.ts'], grepInvert: inFull },
    // `npm run test:all`: every page, answer and hostile query, a second build, each member of a kind, and each journey in its other language.
    { name: 'exhaustive', testMatch: 'exhaustive/*.e2e.ts' },
    { name: 'in full', testMatch: 'e2e/*.e2e.ts', grep: inFull },
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than cores: a page that waits for its timers leaves room for another. On two cores three take a sixth less time than two.
  workers: Math.ceil(availableParallelism() * 1.5),
  // Nothing here measures time; a busy machine is given it.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', stylePath: 'tests/visual/still.css' },
  },
  // A picture without a baseline is a failure, never a new baseline by accident.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    baseURL,
    launchOptions: launchOptions(),
    // Pages answer in the language of their address; who asks for `/` gets English unless a test says otherwise.
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npm start',
    url: `${baseURL}/contacts`,
    timeout: 240_000,
    // The address the build was made with, so that nothing is built again for another port.
    env: {
      ...{ PORT: process.env.E2E_PORT, SITE_URL: siteUrl, COUNTRY_HEADER: countryHeader },
      ...{ DATA_DIR: process.env.E2E_DATA_DIR, ESTIMATE_SIGNING_KEY: process.env.E2E_SIGNING_KEY },
    },
  },
})
