/** What can go wrong for a program that asks below `/api`; each has a paragraph on the page of the interface, which its `type` leads to. */
export const apiProblems = {
  'malformed-request': { status: 400, title: 'Malformed request' },
  'no-such-address': { status: 404, title: 'No such endpoint' },
  'no-such-catalogue': { status: 404, title: 'No such catalog version' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'query-too-long': { status: 414, title: 'The query is too long' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'server-error': { status: 500, title: 'Internal server error' },
} as const

export type ApiProblemCode = keyof typeof apiProblems

export const apiProblemCodes = Object.keys(apiProblems) as readonly ApiProblemCode[]

/** An error as RFC 9457 has it. `members` say more than the standard's own. Anybody may read it from anywhere, and nobody keeps it. */
export function apiProblem(code: ApiProblemCode, detail: string, members: Readonly<Record<string, unknown>> = {}) {
  return {
    status: apiProblems[code].status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
    body: JSON.stringify({ type: `/estimate/api#${code}`, ...apiProblems[code], detail, ...members }),
  }
}

export type ApiProblem = ReturnType<typeof apiProblem>

/** For an address below `/api` that does not exist. */
export function missingAddress(): ApiProblem {
  return apiProblem('no-such-address', 'See /api/estimate/v1/openapi for every endpoint.')
}

export function methodNotAllowed(method: string): ApiProblem {
  return apiProblem('method-not-allowed', `${method} isn’t allowed here; use GET or HEAD.`)
}

export function isBelowApi(path: string): boolean {
  return path.startsWith('/api/')
}
