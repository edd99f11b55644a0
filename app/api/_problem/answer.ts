import { type ApiProblem, methodNotAllowed, missingAddress } from '@/routing/api-problems'

export function problemResponse({ status, headers, body }: ApiProblem, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { ...headers, ...more } })
}

/** What may be done at addresses that only tell something. */
export const allowed = 'GET, HEAD, OPTIONS'

/** For such addresses. */
export function refuse({ method }: Request): Response {
  return problemResponse(methodNotAllowed(method), { Allow: allowed })
}

export function missing(): Response {
  return problemResponse(missingAddress())
}
