/** What was repaired in an address. Words come from the messages; values are what a sentence needs, as text. */
export type NoticeCode =
  | 'tooLong'
  | 'grammar'
  | 'catalogue'
  | 'unknownKey'
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

export type Notice = { code: NoticeCode; values: Readonly<Record<string, string>> }

export type Report = (code: NoticeCode, values?: Readonly<Record<string, string>>) => void

export function collectNotices(): { notices: Notice[]; report: Report } {
  const notices: Notice[] = []
  const report: Report = (code, values = {}) => {
    const shown = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, quote(value)]))
    if (!notices.some((other) => other.code === code && JSON.stringify(other.values) === JSON.stringify(shown)))
      notices.push({ code, values: shown })
  }
  return { notices, report }
}

/** What somebody typed, short and without control characters or halves of characters. */
function quote(value: string): string {
  const visible = value.toWellFormed().replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
  const characters = [...visible]
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : visible
}
