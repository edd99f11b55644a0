import type { BoardDocument } from '@/components/estimate/report/board-document'
import { weekStep } from '@/components/estimate/results/gantt-rows'
import { palette } from '@/styles/settings/palette'
import type { Sheet } from './sheet'

const nameWidth = 190
const rowHeight = 14
const barHeight = 8
const inks = { plan: palette.cobalt, build: palette.cobalt, launch: palette.ink, along: null, stab: null } as const

/** The weeks as a chart: one row for each phase and group of blocks, on white. */
export function drawSchedule(sheet: Sheet, { chart }: BoardDocument): void {
  const { doc, root, margin, width } = sheet
  const height = (chart.rows.length + 1) * rowHeight
  doc.y += 10
  sheet.room(height + 60)
  sheet.write('H1', chart.title, { size: 15, bold: true, gap: 6 })
  doc.outline.addItem(chart.title)
  const top = doc.y
  const week = (width - nameWidth) / chart.weeks
  const left = (from: number) => margin + nameWidth + from * week
  const paint = () => {
    const step = weekStep(chart.weeks, 16)
    sheet.style({ size: 7.5, color: palette.slate })
    for (let from = 0; from < chart.weeks; from += step) {
      doc.text(String(from + 1), left(from), top, { width: week * step, lineBreak: false })
      doc.moveTo(left(from), top + 10)
      doc
        .lineTo(left(from), top + height)
        .lineWidth(0.5)
        .stroke(palette.vapour)
    }
    for (const [index, { name, stretches }] of chart.rows.entries()) {
      const y = top + (index + 1) * rowHeight
      sheet
        .style({ size: 8 })
        .text(sheet.setType(name), margin, y, { width: nameWidth - 8, height: rowHeight, lineBreak: false, ellipsis: true })
      for (const { from, weeks, kind } of stretches) {
        const bar = doc.roundedRect(left(from) + 0.5, y, weeks * week - 1, barHeight, 3)
        const ink = inks[kind]
        if (ink) bar.fill(ink)
        else bar.lineWidth(0.8).stroke(palette.ink)
      }
    }
  }
  root.add(doc.struct('Figure', { alt: chart.description }, [paint]))
  doc.x = margin
  doc.y = top + height + 12
}
