import { describe, expect, it } from 'vitest'
import { isCode, projectFiles, read } from '../support/files'

const code = projectFiles.filter((file) => isCode(file) && /^(?:app|components)\//.test(file) && !/\.test\.tsx?$/.test(file))
const leaves = code.filter((file) => /^'use client'/.test(read(file)))

/** What pages are for: forms, figures, navigation, and the errors themselves. Their effects are safe; they are not left out as a whole. */
const essential = [
  'app/[locale]/landings/ai-barista/_barista/demo/order-chat.tsx',
  'app/[locale]/landings/miltton-ai-agent/_agent/agent-console.tsx',
  'app/[locale]/landings/strapi/_strapi/migration-form.tsx',
  'app/[locale]/portfolio/_list/case-filter.tsx',
  'app/[locale]/search/_desk/query-reader.tsx',
  'app/[locale]/search/_desk/search-desk.tsx',
  'app/global-error.tsx',
  'components/contacts/contact-form.tsx',
  'components/errors/missing-path.tsx',
  'components/estimate/api-page/copy-button.tsx',
  'components/estimate/blocks/block-effect.tsx',
  'components/estimate/blocks/block-find.tsx',
  'components/estimate/blocks/block-list-state.tsx',
  'components/estimate/blocks/block-presets.tsx',
  'components/estimate/completeness/usual-blocks.tsx',
  'components/estimate/conflicts/conflicts.tsx',
  'components/estimate/document/provider.tsx',
  'components/estimate/form/field-error.tsx',
  'components/estimate/form/live-control.tsx',
  'components/estimate/form/step-form.tsx',
  'components/estimate/live/live-results.tsx',
  'components/estimate/notices/notices.tsx',
  'components/estimate/settings/answer-price.tsx',
  'components/estimate/settings/deadline-note.tsx',
  'components/estimate/settings/title-input.tsx',
  'components/estimate/start/current-estimate.tsx',
  'components/estimate/start/saved-start.tsx',
  'components/estimate/start/sentence.tsx',
  'components/estimate/summary/step-summary.tsx',
  'components/estimate/summary/summary-basis.tsx',
  'components/estimate/technologies/stack-title.tsx',
  'components/estimate/technologies/technology-effect.tsx',
  'components/estimate/technologies/technology-layer.tsx',
  'components/estimate/words-provider.tsx',
  'components/navigation/navigator.tsx',
  'components/portfolio/prototypes/archive.tsx',
  'components/portfolio/prototypes/booking.tsx',
  'components/portfolio/prototypes/forecast.tsx',
  'components/portfolio/prototypes/parts.tsx',
  'components/portfolio/prototypes/plan.tsx',
  'components/portfolio/prototypes/price.tsx',
  'components/portfolio/prototypes/queue.tsx',
]

const unsafeHooks = /import\s*\{[^}]*\buse(?:Layout|Insertion)?Effect\b[^}]*\}\s*from 'react'|\bReact\.use\w*Effect\b/

describe('a decoration', () => {
  it('never takes a page down: no component has an effect that could', () => {
    expect(unsafeHooks.test("import { useEffect } from 'react'")).toBe(true)
    const wrong = code.filter((file) => unsafeHooks.test(read(file)))
    expect(wrong).toEqual(['components/resilience/use-safe-effect.ts'])
  })

  it('is left out where it fails to be drawn: each component of the browser is one, or is what a page is for', () => {
    expect(leaves.length).toBeGreaterThan(50)
    const unguarded = leaves.filter((file) => !/= asDecoration\(/.test(read(file)))
    expect(unguarded.sort()).toEqual([...essential].sort())
  })
})
