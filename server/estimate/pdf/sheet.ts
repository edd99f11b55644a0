import PDFDocument from 'pdfkit'
import type { Fact } from '@/components/estimate/report/board-sections'
import { documentFonts } from '@/styles/generated/document-fonts'
import { palette } from '@/styles/settings/palette'

type Style = { size: number; bold?: boolean; color?: string; gap?: number; indent?: number }
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

const [regular, bold] = documentFonts.map((data) => Buffer.from(data, 'base64'))
const margin = 48
const nameWidth = 132
const columnGap = 16

/** An A4 document that is written from top to bottom, with a structure for readers that speak it. */
export function openSheet(about: { title: string; author: string; language: string; day: string }) {
  if (!regular || !bold) throw new Error('The fonts of documents were not prepared.')
  const doc = new PDFDocument({
    ...{ size: 'A4', margin, font: regular as unknown as string, bufferPages: true, pdfVersion: '1.7', tagged: true, displayTitle: true },
    lang: about.language,
    info: { Title: about.title, Author: about.author, CreationDate: new Date(`${about.day}T00:00:00Z`) },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * margin
  const bottom = () => doc.page.height - margin
  const style = ({ size, bold: isBold, color = palette.ink }: Style) =>
    doc
      .font(isBold ? bold : regular)
      .fontSize(size)
      .fillColor(color)
  const room = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage()
  }

  return {
    doc,
    root,
    ...{ margin, width, room, style, setType },
    write(tag: Tag, text: string, as: Style) {
      const { gap = 3, indent = 0 } = as
      style(as)
      const shown = setType(text)
      const options = { width: width - indent }
      room(doc.heightOfString(shown, options) + (tag.startsWith('H') ? 28 : 0))
      root.add(doc.struct(tag, {}, [() => void style(as).text(shown, margin + indent, doc.y, options)]))
      doc.y += gap
    },
    /** Names and values, in one column or in as many as their shortness allows. */
    facts(facts: readonly Fact[], as: Style, columns = 1) {
      const step = (width + columnGap) / columns
      const left = columns === 1 ? nameWidth : step * 0.42
      const lefts = { width: left - 10 }
      const rights = { width: step - columnGap - left }
      for (let first = 0; first < facts.length; first += columns) {
        const row = facts.slice(first, first + columns).map(({ name, value }) => [setType(name), setType(value)] as const)
        style(as)
        const heights = row.flatMap(([name, value]) => [doc.heightOfString(name, lefts), doc.heightOfString(value, rights)])
        const height = Math.max(...heights)
        room(height)
        const top = doc.y
        for (const [index, [name, value]] of row.entries()) {
          const start = margin + index * step
          const line = () => {
            style({ ...as, color: palette.slate }).text(name, start, top, lefts)
            style(as).text(value, start + left, top, rights)
          }
          root.add(doc.struct('P', {}, [line]))
        }
        doc.y = top + height + (as.gap ?? 2)
        doc.x = margin
      }
    },
    /** Writes the foot of every page and closes the document. */
    async close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        doc.page.margins.bottom = 0
        doc.markContent('Artifact', { type: 'Pagination' })
        style({ size: 7.5, color: palette.slate }).text(foot(page + 1, count), margin, doc.page.height - 32, { width, lineBreak: false })
        doc.endMarkedContent()
      }
      const parts: Buffer[] = []
      doc.on('data', (part: Buffer) => parts.push(part))
      const done = new Promise((resolve) => doc.on('end', resolve))
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(parts))
    },
  }
}

export type Sheet = ReturnType<typeof openSheet>

/** U+02BC looks like an apostrophe and is searched for as one; of the cube root the face has no sign. */
function setType(text: string): string {
  return text.replaceAll('ʼ', '’').replaceAll('∛', '³√')
}
