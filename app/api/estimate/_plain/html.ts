/** Markup that may be sent as it is: everything in it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[]

/** Markup with every value escaped, in elements and in quoted attributes; other markup and lists of it are let through. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + string + (index < values.length ? write(values[index]) : ''), ''))
}

/** A style sheet or a drawing of our own, word for word. */
export function trusted(text: string): Html {
  return new Html(text)
}

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return part === false || part === null || part === undefined ? '' : escapeText(String(part))
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
