import type { Messages } from 'next-intl'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { calculationOf } from '@/components/estimate/report/board-calculation'
import { toBoardDocument } from '@/components/estimate/report/board-document'
import { createWords } from '@/components/estimate/words'
import { estimate, formatEstimate, parseEstimate } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import en from '@/messages/en.json'
import uk from '@/messages/uk.json'
import { drawPdf } from './draw-pdf'

const query =
  'v=1&c=2026.2&q=production&p=web_ios_android&b=acc.email_acc.social_acc.sso_acc.profile_acc.rbac-s_acc.teams_core.entity*5_core.flow_cnt.upload_com.email_pay.subs_adm.panel-s_adm.dash_adm.analytics_ai.assist_ai.eval_sec.gdpr_mk.landing&from=2026-12-07&by=2027-04-22&cur='

/** Drawing one takes a second: each is drawn once. */
const drawn = new Map<string, ReturnType<typeof draw>>()

function read(...asked: Parameters<typeof draw>): ReturnType<typeof draw> {
  const key = asked.join()
  const pdf = drawn.get(key) ?? draw(...asked)
  drawn.set(key, pdf)
  return pdf
}

async function draw(locale: 'en' | 'uk', currency: string, calculation = false, version = '2026.2') {
  const { document, catalogue } = parseEstimate(query.replace('2026.2', version) + currency, {})
  const words = createWords(locale, (locale === 'en' ? en : uk) as unknown as Messages)
  const view = { input: document.input, catalogue, words, titles: blockTitles[locale], result: estimate(document.input, catalogue) }
  const issue = { day: '2026-11-23', calculation: calculation ? calculationOf(view) : null }
  const board = toBoardDocument(view, formatEstimate(document, catalogue), issue, (id) => textOf(id, locale))
  const t = words.in('EstimateDocument')
  const about = {
    company: 'Brocoders',
    language: locale,
    day: '2026-11-23',
    link: `https://site.example/estimate/results?${query}`,
    note: null,
  }
  const bytes = await drawPdf(board, { ...about, words: { project: t('project'), summary: t('summary'), code: 'QR' } })
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf)
  const pages = text.map((page) => page.replace(/\s+/g, ' '))
  return { board, pages, outline: await pdf.getOutline(), info: (await pdf.getMetadata()).info as { Title: string; Language: string } }
}

test.each([
  ['en', 'EUR', /€/, 'Recommended budget', 'Appendix A'],
  ['uk', 'UAH', /₴/, 'Видано', 'Додаток А'],
] as const)('A document in %s can be read, searched and walked by its bookmarks', async (locale, currency, sign, word, appendix) => {
  const { board, pages, outline, info } = await read(locale, currency)
  expect(pages[0]).toContain(board.reference)
  expect(pages[0]).toMatch(sign)
  expect(pages.join(' ')).toContain(word)
  expect(outline.map(({ title }) => title)).toHaveLength(4)
  expect(pages.join(' ')).toContain(board.chart.rows.at(-1)?.name)
  expect(info.Title).toContain(board.reference)
  expect(info.Language).toBe(locale)
  const behind = pages.findIndex((page) => page.includes(appendix))
  expect(behind, 'the summary takes two pages at most').toBeGreaterThan(0)
  expect(behind).toBeLessThanOrEqual(2)
})

test.each([
  ['en', 'EUR', /€/],
  ['uk', 'UAH', /41[.,]5\s₴|₴41[.,]5/],
] as const)('The calculation stands behind everything else, with every sign of its formulas (%s)', async (locale, currency, rate) => {
  const { board, pages, outline } = await read(locale, currency, true)
  const title = board.calculation?.title ?? ''
  expect(outline.at(-1)?.title).toBe(title)
  const behind = pages.slice(pages.findIndex((page) => page.includes(title))).join(' ')
  for (const sign of ['σ', 'ρ', 'Σ', '√', '×', '÷']) expect(behind).toContain(sign)
  expect(behind, 'the last sources have their addresses').toContain('https://apptension.com')
  expect(behind).toMatch(rate)
  const short = await read(locale, currency)
  expect(short.pages.length).toBeLessThan(pages.length)
  expect(short.pages.join(' ')).not.toContain(title)
})

test.each([
  ['en', 'EUR', 'Newer prices are available'],
  ['uk', 'UAH', 'Є новіші ціни'],
] as const)(
  'Who signs an older price list is told on the first page, and the summary still takes two (%s)',
  async (locale, currency, said) => {
    const { board, pages } = await read(locale, currency, false, '2026.1')
    expect(pages[0]).toContain(said)
    expect(pages.findIndex((page) => page.includes(board.blocks.title))).toBeLessThanOrEqual(2)
    expect((await read(locale, currency)).pages.join(' ')).not.toContain(said)
  },
)
