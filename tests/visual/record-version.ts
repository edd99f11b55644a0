import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../support/chromium'

// Writes down the browser the baselines beside this file were drawn with.
const browser = await chromium.launch(launchOptions())
writeFileSync('tests/visual/baselines/chromium-version.txt', `${browser.version()}\n`)
await browser.close()
