import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import en from '@/messages/publish/en.json'
import uk from '@/messages/publish/uk.json'
import { htmlRules } from '@/tests/support/html-rules'
import { statusPage } from './page'
import { idle, type PublishStatus } from './status'

const live = {
  release: '20260101T000000Z-aaaaaaaa',
  since: new Date('2026-01-02T03:04:05Z'),
  siteUrl: 'https://agency.example',
  isCalm: false,
  acceptLanguage: null,
}
const running: PublishStatus = { ...idle, state: 'running', startedAt: '2026-01-02T03:00:00.000Z', step: '2/6 Building the pages …' }
const link = 'https://content.example/admin/content-manager/collection-types/api::topic.topic/a?plugins[i18n][locale]=uk'
const failed: PublishStatus = {
  ...idle,
  state: 'failed',
  startedAt: running.startedAt,
  finishedAt: '2026-01-02T03:01:00.000Z',
  problems: [
    { sentence: '“A <b> & C” (topics, entry "a", locale uk): the translation is missing', link },
    { sentence: 'articles: the content service did not answer', link: null },
  ],
}
const all = [
  idle,
  { ...idle, state: 'waiting' },
  running,
  { ...running, isAskedAgain: true },
  failed,
  { ...failed, state: 'live', problems: [] },
  { ...failed, state: 'live' },
]
const validator = new HtmlValidate(htmlRules)

describe('the page for the person who published', () => {
  it.each((all as PublishStatus[]).flatMap((status) => [null, 'uk'].map((acceptLanguage) => ({ status, acceptLanguage }))))(
    'is good HTML in the language that is asked for: $status.state, $acceptLanguage',
    async ({ status, acceptLanguage }) => {
      const { html, headers } = statusPage(status, { ...live, acceptLanguage })
      const { results } = await validator.validateString(html)
      expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([])
      expect(html).toContain(`<html lang="${acceptLanguage ?? 'en-US'}">`)
      expect(html).not.toMatch(/undefined|<script/)
      expect(headers['Content-Security-Policy']).toMatch(/default-src 'none'.*style-src 'self' 'sha256-/)
    },
  )

  it('says which step it is at, and asks for itself again until it stands still', () => {
    const { html, headers } = statusPage(running, live)
    expect(html).toContain(`<h1>${en.running}</h1>`)
    expect(html).toContain('<span lang="en">2/6 Building the pages …</span>')
    expect(headers.Refresh).toBe('4')
    const calm = statusPage(running, { ...live, isCalm: true })
    expect([calm.headers.Refresh, statusPage(failed, live).headers.Refresh]).toEqual([undefined, undefined])
    expect([html.includes('href="?calm"'), calm.html.includes('href="?"')]).toEqual([true, true])
  })

  it('says which entries stay as they were where everything else is live', () => {
    const { html } = statusPage({ ...failed, state: 'live' }, live)
    expect(html).toContain(`<h1>${en.live}</h1><p>${en.heldBackLead}</p>`)
    expect(html).toContain(`<a href="${link}">${en.open}</a>`)
  })

  it('says why nothing was released, with the way to each entry, and that the site stayed as it was', () => {
    const { html } = statusPage(failed, { ...live, acceptLanguage: 'uk' })
    expect(html).toContain(`<h1>${uk.failed}</h1><p>${uk.failedLead}</p>`)
    expect(html).toContain('“A &lt;b&gt; &amp; C” (topics, entry &quot;a&quot;, locale uk): the translation is missing')
    expect(html).toContain(`<a href="${link}">${uk.open}</a>`)
    expect(html.split(uk.open)).toHaveLength(2)
    expect(html).toContain('<time datetime="2026-01-02T03:04:05.000Z">')
  })
})
