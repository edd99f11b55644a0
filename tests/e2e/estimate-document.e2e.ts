import { readFile } from 'node:fs/promises'
import { pdfAddress, reportAddress, withCalculation } from '@/components/estimate/api-addresses'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { contrast } from '@/styles/settings/oklch'
import { inFull } from '../support/exhaustive'
import { languageTurns } from '../support/language-turns'
import { wordsOf } from '../support/messages'
import { paperQuery as query, referencePattern, sheetsOf, textOf } from '../support/paper'
import { expect, test, visit } from '../support/site-test'

for (const locale of locales) {
  const turn = languageTurns(locale)
  const words = wordsOf(locale)

  test(
    `the results lead to a document and its PDF, which say the same under one reference (${locale})`,
    turn(),
    async ({ page, request }) => {
      await visit(page, hrefTo(locale, 'estimate/results', { query }))
      await page.locator('summary', { hasText: words('EstimateLive.tools.export') }).click()
      const link = page.getByRole('link', { name: words('EstimateLive.files.pdf.name') })
      await page.getByLabel(words('EstimateLive.files.calculation')).check()
      await expect(link).toHaveAttribute('href', withCalculation(pdfAddress(locale, query)))
      await page.getByLabel(words('EstimateLive.files.calculation')).uncheck()
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('application/pdf')
      const paper = await textOf(await answer.body())
      await page.goto(reportAddress(locale, query))
      const reference = (await page.locator('[data-part=head]').innerText()).match(referencePattern)?.[0] ?? 'no reference'
      expect(paper).toContain(reference)
      const said = await page.locator('main section[id] > h2, [data-part=facts] dd').allInnerTexts()
      expect(said.length).toBeGreaterThan(40)
      const missing = said.map((each) => each.replace(/\s+/g, ' ').replaceAll('ʼ', '’').trim()).filter((each) => !paper.includes(each))
      expect(missing.filter((each) => each !== words('EstimateResults.less.title'))).toEqual([])
      await expect(page.getByRole('link', { name: words('EstimateReport.pdf') })).toHaveAttribute('href', pdfAddress(locale, query))
    },
  )

  test(`the calculation is in the document only where it was asked for (${locale})`, inFull, async ({ page, request }) => {
    await page.goto(reportAddress(locale, query))
    await expect(page.locator('#calculation')).toHaveCount(0)
    await page.getByRole('link', { name: words('EstimateReport.calculation') }).click()
    await expect(page.locator('#calculation #trace tr').first()).toBeVisible()
    await expect(page.locator('[data-part=notices]')).toHaveCount(0)
    const title = words('EstimateDocument.calculation')
    const pdf = await page.getByRole('link', { name: words('EstimateReport.pdf') }).getAttribute('href')
    expect(pdf).toBe(withCalculation(pdfAddress(locale, query)))
    expect(await textOf(await (await request.get(pdf ?? '')).body())).toContain(title)
    expect(await textOf(await (await request.get(pdfAddress(locale, query))).body())).not.toContain(title)
  })
}

test('the summary of a printed document takes two sheets, and its appendices begin on the third', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(reportAddress(locale, query))
    const sheets = await sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    const blocks = wordsOf(locale)('EstimateDocument.blocks')
    expect(sheets.findIndex((sheet) => sheet.includes(blocks))).toBe(2)
  }
})

test('a chart that is taken along lies on its own ground and is read on a slide of any color', async ({ page }) => {
  await visit(page, hrefTo('en', 'estimate/results', { query }))
  await page.locator('summary', { hasText: wordsOf('en')('EstimateLive.tools.export') }).click()
  const svg = page.getByRole('button', { name: wordsOf('en')('EstimateLive.files.svg.name') })
  const [download] = await Promise.all([page.waitForEvent('download'), svg.click()])
  const drawing = await readFile(await download.path(), 'utf8')
  const clear = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {}
    return { pixels: data.length / 4, count: data.filter((value, index) => index % 4 === 3 && value < 255).length }
  }, drawing)
  expect(clear.pixels).toBeGreaterThan(100_000)
  expect(clear.count).toBe(0)
  const hexOf = (color: string) =>
    `#${[...color.matchAll(/\d+/g)]
      .slice(0, 3)
      .map(([part]) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const ground = /<rect x="-[^>]* fill="(rgb[^"]+)"/.exec(drawing)?.[1] ?? ''
  const texts = [...drawing.matchAll(/<text[^>]* fill="(rgb[^"]+)"/g)].map(([, fill = '']) => fill)
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) expect(contrast(hexOf(text), hexOf(ground))).toBeGreaterThan(4.5)
})
