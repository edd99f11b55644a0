import { withoutInvisible } from './schemas/characters'

const mostLetters = 200

/** What a service says is wrong with a request, as one short line without the token; Strapi: `{ "error": { "message": "…" } }`. */
export function refusalReason(answer: unknown, token?: string): string | null {
  const said = Buffer.isBuffer(answer) ? messageIn(answer) : null
  if (said === null) return null
  const line = withoutInvisible(said)
    .replaceAll(token || '\0', '…')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('').trimEnd()}…` : line || null
}

function messageIn(answer: Buffer): string | null {
  try {
    const { error, message } = JSON.parse(answer.toString()) as { error?: unknown; message?: unknown }
    const said = [typeof error === 'object' && error !== null && 'message' in error ? error.message : error, message]
    return said.find((each) => typeof each === 'string') ?? null
  } catch {
    return null
  }
}
