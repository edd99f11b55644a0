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

/** Anybody may ask from anywhere, and read all that the description of the interface says of an answer: there is nothing to steal. */
export const openToAnybody = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After',
} as const

/** An error as RFC 9457 has it. `members` say more than the standard's own. Nobody keeps it. */
export function apiProblem(code: ApiProblemCode, detail: string, members: Readonly<Record<string, unknown>> = {}) {
  return {
    status: apiProblems[code].status,
    headers: {
      ...openToAnybody,
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
