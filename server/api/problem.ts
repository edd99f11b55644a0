import type { ApiProblem } from '@/routing/api-problems'

export function problemResponse({ status, headers, body }: ApiProblem, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { ...headers, ...more } })
}
