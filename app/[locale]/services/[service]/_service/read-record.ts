/** What a record says before its first label, and its lines: `Cause: the tiles waited. Fixed in a day.` */
export type DocumentRecord = { lead: string; lines: { label: string; text: string }[] }

/** Reads a text as the record it is an extract of. A sentence without a label goes on with the line before it. */
export function readRecord(text: string): DocumentRecord {
  const record: DocumentRecord = { lead: '', lines: [] }
  for (const sentence of text.trim().split(/(?<=[.?!])\s+(?=\p{Lu})/u)) {
    const [, label, rest] = /^([^:.?!]{2,42}):\s+(.+)$/su.exec(sentence) ?? []
    const last = record.lines.at(-1)
    if (label && rest) record.lines.push({ label, text: capitalised(rest) })
    else if (last) last.text += ` ${sentence}`
    else record.lead = `${record.lead} ${sentence}`.trim()
  }
  return record
}

/** A word begins a line with a capital; `api/reset` is none. */
const capitalised = (text: string) => (/^\p{L}+(?![\p{L}/_.]\S)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text)
