import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { blockingConflicts, checkFields } from '@/components/estimate/form/check-fields'
import { type FormStep, parseEstimate } from '@/estimate'
import type { Locale } from '@/routing/locales'
import { allWords } from '@/tests/support/estimate-views'
import { StepPage } from './step-page'

const today = '2026-11-02'

/** The page a visitor without scripts gets for what they typed into a step. */
function draw(step: FormStep, query: string, typed: [string, string][] = [], locale: Locale = 'en'): string {
  const words = allWords(locale)
  const parsed = parseEstimate(query)
  const errors = typed.length > 0 ? checkFields(step, typed, parsed.catalogue, today) : []
  const conflicts = blockingConflicts(step, parsed.document.input, parsed.catalogue)
  return renderToStaticMarkup(createElement(StepPage, { words, step, parsed, errors, conflicts, typed }))
}

/** The attributes of the first control of this name (and value). */
function control(markup: string, name: string, value?: string): string {
  const controls = markup.match(/<input[^>]*>/g) ?? []
  return controls.find((each) => each.includes(` name="${name}"`) && (value === undefined || each.includes(` value="${value}"`))) ?? ''
}

describe('the estimate without scripts', () => {
  it('asks what the pages ask and shows what was chosen before', () => {
    expect(control(draw('settings', 't=shop&q=production'), 't', 'shop')).toContain('checked')
    expect(control(draw('settings', 't=shop&q=production'), 'q', 'mvp')).not.toContain('checked')
    expect(control(draw('technologies', 'x=nuxt'), 'x.front', 'nuxt')).toContain('checked')
    const blocks = draw('functional-blocks', 'b=acc.email_core.entity*4&l=acc.email')
    expect(control(blocks, 'b.acc.email', 'on')).toContain('checked')
    expect(control(blocks, 'b.core.entity', '4')).toContain('type="number"')
    expect(control(blocks, 'l.acc.email', 'on')).toContain('checked')
  })

  it('keeps the answers of the other steps in hidden fields', () => {
    const markup = draw('technologies', 't=shop&x=nuxt&b=acc.email')
    expect(control(markup, 't')).toContain('type="hidden"')
    expect(control(markup, 'b')).toContain('value="acc.email"')
    expect(control(markup, 'x')).toBe('')
  })

  it('says what is wrong, leads to the field and says it there again', () => {
    const markup = draw('functional-blocks', '', [['b.core.entity', '70']], 'uk')
    expect(control(markup, 'b.core.entity')).toMatch(/value="70"/)
    expect(markup).toContain('href="#field-b.core.entity"')
    expect(markup).toContain('id="field-b.core.entity"')
    expect(markup).toMatch(/id="error-b\.core\.entity">Вкажіть число від 1 до 50/)
  })

  it.each(['en', 'uk'] as const)('says once that a mobile app needs a mobile platform (%s)', (locale) => {
    const markup = draw(
      'settings',
      't=mobile&p=web',
      [
        ['t', 'mobile'],
        ['p.web', 'on'],
      ],
      locale,
    )
    const [, problems = ''] = /<section class="error"[^>]*>(.*?)<\/section>/.exec(markup) ?? []
    expect(problems.match(/<li>/g)).toHaveLength(1)
    expect(problems).toContain('href="#field-p"')
  })

  it('shows whatever was typed as text, never as markup', () => {
    const hostile = '"><script>alert(1)</script>'
    const markup = draw('settings', `b=acc.email_gone.away${encodeURIComponent(hostile)}x`, [['roles', hostile]])
    expect(markup).not.toContain('<script')
    expect(control(markup, 'roles')).toContain('&lt;script&gt;')
    // Both where it was typed and in what is said of the address.
    expect(markup.match(/script&gt;alert/g)?.length).toBeGreaterThan(1)
  })

  it('leads back to the step before with everything chosen so far', () => {
    expect(draw('functional-blocks', 't=shop&b=acc.email')).toContain('&amp;b=acc.email&amp;at=technologies&amp;lang=en"')
    expect(draw('settings', '')).not.toContain('at=')
  })
})
