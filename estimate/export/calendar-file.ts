// By hand: ics would add 24 kB (gzip), with yup inside, to the script of an export for half a kilobyte here.
import { addDays } from '../engine/days'
import type { ExportSource } from './words'

/**
 * Milestones as all-day events (iCalendar); null without a start. Those of a changed estimate take the place of its earlier ones in a
 * calendar, which keeps whatever says it is older: `now` is milliseconds since 1970.
 */
export function toCalendarFile({ title, link, document, result, basis, words }: ExportSource, now: number): string | null {
  const project = hash(title || document.input.type)
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const events = result.milestones.flatMap(({ id, date }) => {
    if (!date) return []
    const compact = (day: string) => day.replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${project}@estimate`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${Math.floor(now / 60_000)}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${toText(`${words.milestones[id]}: ${title || words.estimate}`)}`,
      `DESCRIPTION:${toText([link, ...basis].join('\n'))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  if (events.length === 0) return null
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//estimate//1//EN', 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR']
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function toText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** Folds lines at 75 bytes (RFC 5545), never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let folded = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** FNV-1a, for event ids that differ between projects. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}
