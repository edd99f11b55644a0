import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/chromium'

/** Journeys in the panel of the content service and on the site at once: `npm test -- strapi`. They build the site, so they come one by one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results/panel',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Two builds of the whole site.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'dot' : 'line',
  use: {
    launchOptions: launchOptions(),
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
