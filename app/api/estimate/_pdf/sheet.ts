import PDFDocument from 'pdfkit'
import { documentFonts } from '@/styles/generated/document-fonts'

type Style = { size: number; bold?: boolean; color?: string; gap?: number; indent?: number }
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

const [regular, bold] = documentFonts.map((data) => Buffer.from(data, 'base64'))
const margin = 48
const nameWidth = 132

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
  const style = ({ size, bold: isBold, color = '#16181d' }: Style) =>
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
    ...{ margin, width, room },
    write(tag: Tag, text: string, as: Style) {
      const { gap = 3, indent = 0 } = as
      style(as)
      const shown = setType(text)
      const options = { width: width - indent }
      room(doc.heightOfString(shown, options) + (tag.startsWith('H') ? 28 : 0))
      root.add(doc.struct(tag, {}, [() => void style(as).text(shown, margin + indent, doc.y, options)]))
      doc.y += gap
    },
    fact(name: string, value: string, as: Style) {
      style(as)
      const [left, right] = [setType(name), setType(value)]
      const options = { width: width - nameWidth }
      const height = Math.max(doc.heightOfString(left, { width: nameWidth - 10 }), doc.heightOfString(right, options))
      room(height)
      const top = doc.y
      const line = () => {
        style({ ...as, color: '#565b66' }).text(left, margin, top, { width: nameWidth - 10 })
        style(as).text(right, margin + nameWidth, top, options)
      }
      root.add(doc.struct('P', {}, [line]))
      doc.y = top + height + (as.gap ?? 2)
      doc.x = margin
    },
    /** Writes the foot of every page and closes the document. */
    async close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        doc.page.margins.bottom = 0
        doc.markContent('Artifact', { type: 'Pagination' })
        style({ size: 7.5, color: '#565b66' }).text(foot(page + 1, count), margin, doc.page.height - 32, { width, lineBreak: false })
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

/** The font has no U+02BC, which looks like an apostrophe and is searched for as one. */
function setType(text: string): string {
  return text.replaceAll('ʼ', '’')
}
