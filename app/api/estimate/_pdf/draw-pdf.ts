import { drawCode } from '@/components/estimate/qr-code'
import type { BoardDocument } from '@/components/estimate/report/board-document'
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
  sheet.fact(about.words.project, '_'.repeat(36), { size: 9 })
  for (const { name, value } of document.issue) sheet.fact(name, value, { size: 9 })
  if (about.note) sheet.write('P', about.note, { size: 9, bold: true })
  doc.y = Math.max(doc.y, sheet.margin + 104)
  for (const { title, facts = [], lines = [] } of document.sections) {
    sheet.write('H2', title, { size: 11.5, bold: true, gap: 2 })
    summary.addItem(title)
    for (const { name, value } of facts) sheet.fact(name, value, { size: 8.5, gap: 1 })
    for (const line of lines) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1 })
    doc.y += 5
  }
  drawSignatures(sheet, document)
  doc.addPage()
  sheet.write('H1', document.blocks.title, { size: 15, bold: true, gap: 6 })
  const appendix = outline.addItem(document.blocks.title)
  for (const { title, summary: text, lists } of document.blocks.entries) {
    sheet.write('H2', title, { size: 11, bold: true, gap: 1 })
    appendix.addItem(title)
    sheet.write('P', text, { size: 8.5 })
    for (const list of lists) {
      sheet.write('H3', list.title, { size: 8.5, bold: true, gap: 1 })
      for (const line of list.lines) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1, indent: 8 })
    }
    doc.y += 6
  }
  sheet.write('H1', document.questions.title, { size: 15, bold: true, gap: 6 })
  outline.addItem(document.questions.title)
  for (const line of document.questions.lines ?? []) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1 })
  return sheet.close((page, pages) => `${about.company} · ${document.reference} · ${page} / ${pages}`)
}

function drawSignatures(sheet: Sheet, { signatures }: BoardDocument) {
  sheet.room(64)
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
