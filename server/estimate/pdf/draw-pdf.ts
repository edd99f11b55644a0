import { drawCode } from '@/components/estimate/qr-code'
import type { BoardDocument } from '@/components/estimate/report/board-document'
import { drawBlocks, drawCalculation, drawQuestions } from './draw-appendices'
import { drawSchedule } from './draw-schedule'
import { openSheet, type Sheet } from './sheet'

type About = {
  company: string
  language: string
  day: string
  link: string
  note: string | null
  words: Record<'project' | 'summary' | 'code', string>
}

/** The document as a PDF: the summary, signed at its end, then its appendices from a page of their own. */
export async function drawPdf(document: BoardDocument, about: About): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet({ ...about, title: `${document.title} ${document.reference}`, author: about.company })
  const { doc } = sheet
  const { outline } = doc
  drawQr(sheet, about.link, about.words.code)
  sheet.write('H1', document.title, { size: 20, bold: true, gap: 4 })
  const summary = outline.addItem(about.words.summary)
  sheet.facts([{ name: about.words.project, value: '_'.repeat(36) }, ...document.issue], { size: 9 })
  if (about.note) sheet.write('P', about.note, { size: 9, bold: true })
  doc.y = Math.max(doc.y, sheet.margin + 104)
  for (const line of [document.outdated ?? [], document.checks].flat()) sheet.write('P', line, { size: 8.5, bold: true, gap: 1 })
  for (const { id, title, facts = [], lines = [] } of document.sections) {
    // Short facts stand in two columns and together.
    const columns = id === 'schedule' || id === 'choices' ? 2 : 1
    if (columns > 1) sheet.room(24 + Math.ceil(facts.length / columns) * 13)
    sheet.write('H2', title, { size: 11.5, bold: true, gap: 2 })
    summary.addItem(title)
    sheet.facts(facts, { size: 8.5, gap: 1 }, columns)
    for (const line of id === 'price' ? document.basis : lines) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1 })
    doc.y += 5
  }
  sheet.write('P', document.note, { size: 8.5, gap: 6 })
  drawSignatures(sheet, document)
  doc.addPage()
  drawBlocks(sheet, document)
  drawQuestions(sheet, document)
  drawSchedule(sheet, document)
  drawCalculation(sheet, document)
  return sheet.close((page, pages) => `${about.company} · ${document.reference} · ${page} / ${pages}`)
}

function drawSignatures(sheet: Sheet, { signatures }: BoardDocument) {
  if (signatures.length > 0) sheet.room(64)
  for (const { title, lines } of signatures) {
    sheet.write('P', `${title}: ${lines.map((line) => `${line} ${'_'.repeat(18)}`).join('  ')}`, { size: 8.5, gap: 8 })
  }
}

const codeSize = 92

/** The link as a QR code in the corner; a link that is too long for one stands in the document's properties alone. */
function drawQr({ doc, root, margin }: Sheet, link: string, alt: string) {
  const code = drawCode(link)
  if (!code) return
  const paint = () => {
    doc.save().translate(doc.page.width - margin - codeSize, margin - 8)
    doc
      .scale(codeSize / code.size)
      .path(code.path)
      .fill('#000000')
      .restore()
    doc.link(doc.page.width - margin - codeSize, margin - 8, codeSize, codeSize, link)
  }
  root.add(doc.struct('Figure', { alt: `${alt}: ${link}` }, [paint]))
}
