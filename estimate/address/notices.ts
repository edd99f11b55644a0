/** What was repaired in an address. The code is a message key; the values are inserted into the message. */
type NoticeCode =
  | 'tooLong'
  | 'grammar'
  | 'catalogue'
  | 'repeated'
  | 'value'
  | 'unknownBlocks'
  | 'foundations'
  | 'duplicateBlocks'
  | 'quantity'
  | 'laterWithoutBlock'
  | 'technologyTwice'
  | 'startDay'
  | 'deadlineWithoutStart'
  | 'deadlineRange'
  | 'rate'
  | 'exchange'
  | 'preset'
  | 'alternativeName'
  | 'alternativePart'
  | 'tooManyAlternatives'

type NoticeValue = 'count' | 'dropped' | 'id' | 'ids' | 'kept' | 'key' | 'length' | 'max' | 'part' | 'used' | 'value'
type NoticeValues = Readonly<Partial<Record<NoticeValue, string>>>

export type Notice = { code: NoticeCode; values: NoticeValues }

export type Report = (code: NoticeCode, values?: NoticeValues) => void

export function collectNotices(): { notices: Notice[]; report: Report } {
  const notices: Notice[] = []
  const report: Report = (code, values = {}) => {
    const shown = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, quote(value)]))
    if (!notices.some((other) => other.code === code && JSON.stringify(other.values) === JSON.stringify(shown)))
      notices.push({ code, values: shown })
  }
  return { notices, report }
}

/** At most 60 characters of what was typed, without control characters and lone surrogates. */
function quote(value: string): string {
  const visible = value.replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]/gu, '')
  const characters = [...visible]
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : visible
}
