import type { Locale } from '../../routing/locales'

export type Cell = string | number | null

/** What makes spreadsheet programs take a text for a formula, also in its wide forms. */
const formulaStart = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/

/** A table as RFC 4180 has it, with a mark of its encoding; Ukrainian spreadsheets expect `;` and a decimal comma. */
export function formatCsv(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const separator = locale === 'uk' ? ';' : ','
  const lines = rows.map((row) => row.map((cell) => formatCell(cell, separator, locale)).join(separator))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function formatCell(cell: Cell, separator: string, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return formatNumber(cell, locale)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function formatNumber(value: number, locale: Locale): string {
  const text = String(Number(value.toFixed(2)))
  return locale === 'uk' ? text.replace('.', ',') : text
}
