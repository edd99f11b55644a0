const maxLength = 80

/** Reads the title from any fragment, `#n=My%20project`. It is in the fragment because browsers do not send it. */
export function parseTitle(fragment: string): string {
  const found = /(?:^#?|&)n=([^&]*)/.exec(fragment)?.[1] ?? ''
  return cleanTitle(decode(found.replaceAll('+', ' ')))
}

export function formatTitle(title: string): string {
  const clean = cleanTitle(title)
  return clean === '' ? '' : `#n=${encodeURIComponent(clean)}`
}

export function cleanTitle(title: string): string {
  const visible = title
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...visible].slice(0, maxLength).join('').trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
