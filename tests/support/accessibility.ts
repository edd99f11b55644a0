import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] } }

type WithAxe = { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }

/** What axe holds against a page, one line per element. @throws when axe found nothing to look at. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations, passes } = await page.evaluate((options) => (globalThis as unknown as WithAxe).axe.run(document, options), rules)
  if (passes.length === 0) throw new Error('axe checked nothing.')
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`))
}
