import { type ApiProblem, methodNotAllowed, missingAddress } from '@/routing/api-problems'

export function problemResponse({ status, headers, body }: ApiProblem, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { ...headers, ...more } })
}

/** For addresses that only tell something. */
export function refuse({ method }: Request): Response {
  return problemResponse(methodNotAllowed(method), { Allow: 'GET, HEAD, OPTIONS' })
}

export function missing(): Response {
  return problemResponse(missingAddress())
}
