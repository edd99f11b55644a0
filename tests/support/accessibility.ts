import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
  // Only what is wrong is described; of the rest one element for each rule is enough to know that it was looked at.
  resultTypes: ['violations'],
}

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

/** What axe holds against a page, one line per element. @throws when axe found nothing to look at. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { passed, violations } = await page.evaluate(async (options) => {
    // Laid out whole: what is skipped far below has guessed heights, and its parts would seem to lie over one another.
    document.documentElement.dataset.whole = ''
    const results = await window.axe?.run(document, options)
    const violations = results?.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
    return { passed: results?.passes.length, violations }
  }, rules)
  if (!passed || !violations) throw new Error('axe checked nothing.')
  return violations
}
