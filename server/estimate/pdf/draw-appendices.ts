import type { BoardDocument } from '@/components/estimate/report/board-document'
import type { Sheet } from './sheet'

const chapter = { size: 15, bold: true, gap: 6 }

/** Every block: what is inside, what is not, and what we would ask. */
export function drawBlocks(sheet: Sheet, { blocks }: BoardDocument): void {
  const { doc } = sheet
  sheet.write('H1', blocks.title, chapter)
  const bookmark = doc.outline.addItem(blocks.title)
  for (const { title, summary, lists } of blocks.entries) {
    sheet.write('H2', title, { size: 11, bold: true, gap: 1 })
    bookmark.addItem(title)
    sheet.write('P', summary, { size: 8.5 })
    for (const list of lists) {
      sheet.write('H3', list.title, { size: 8.5, bold: true, gap: 1 })
      for (const line of list.lines) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1, indent: 8 })
    }
    doc.y += 6
  }
}

export function drawQuestions(sheet: Sheet, { questions }: BoardDocument): void {
  sheet.write('H1', questions.title, chapter)
  sheet.doc.outline.addItem(questions.title)
  for (const line of questions.lines ?? []) sheet.write('LI', `• ${line}`, { size: 8.5, gap: 1 })
}

/** Every figure: its name, then its value, its formula and what went into it. */
export function drawCalculation(sheet: Sheet, { calculation }: BoardDocument): void {
  if (!calculation) return
  sheet.doc.addPage()
  sheet.write('H1', calculation.title, chapter)
  sheet.write('P', calculation.currency, { size: 8.5, gap: 4 })
  const bookmark = sheet.doc.outline.addItem(calculation.title)
  for (const { title, rows } of calculation.parts) {
    sheet.write('H2', title, { size: 11, bold: true, gap: 2 })
    bookmark.addItem(title)
    const facts = rows.map(({ name, value, ...origin }) => {
      return { name, value: `${value} = ${[origin.formula, origin.sources.join(', '), origin.inputs].filter(Boolean).join(' · ')}` }
    })
    sheet.facts(facts, { size: 7.5, gap: 1 })
    sheet.doc.y += 6
  }
  const { sources } = calculation
  sheet.write('H2', sources.title, { size: 11, bold: true, gap: 2 })
  bookmark.addItem(sources.title)
  sheet.facts(sources.facts, { size: 7.5, gap: 1 })
}
