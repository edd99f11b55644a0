/** Whether a client that sent this `If-None-Match` has the answer with this tag: weak comparison (RFC 9110, 13.1.2). */
export function isKnownTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(tag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
