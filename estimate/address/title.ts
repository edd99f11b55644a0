const longest = 80

/** The title stays in the fragment, which browsers never send: `#n=My%20project`. Any string is understood. */
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
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...visible].slice(0, longest).join('').trim()
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
