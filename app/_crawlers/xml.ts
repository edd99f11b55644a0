/** A text inside an element or an attribute. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
  // Control characters have no place in XML 1.0, not even escaped.
  const allowed = [...text].filter((character) => character >= ' ' || '\t\n\r'.includes(character)).join('')
  return allowed.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Markup as it is; the one sequence that would end it is split. */
export function cdata(markup: string): string {
  return `<![CDATA[${markup.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

export function xmlResponse(body: string, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
