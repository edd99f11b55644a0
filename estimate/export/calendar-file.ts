import { addDays } from '../engine/days'
import type { TakeAway } from './words'

/** Milestones as whole days for a calendar; null while there is no start. Equal estimates make equal files. */
export function toCalendarFile({ title, link, result, words }: TakeAway): string | null {
  const events = result.milestones.flatMap(({ id, date }) => {
    if (!date) return []
    const compact = (day: string) => day.replaceAll('-', '')
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${compact(date)}-${hash(link)}@estimate`,
      `DTSTAMP:${compact(result.milestones[0]?.date ?? date)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${toText(`${words.milestones[id]}: ${title || words.estimate}`)}`,
      `DESCRIPTION:${toText(link)}`,
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

/** Lines end after 75 bytes and go on after a space, never within a character. */
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

/** Tells the events of one estimate from those of another (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}
