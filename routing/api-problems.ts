/** What can go wrong for a program that asks below `/api`; each has a paragraph on the page of the interface, which its `type` leads to. */
export const apiProblems = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'no-such-address': { status: 404, title: 'There is nothing at this address' },
  'no-such-catalogue': { status: 404, title: 'There is no such version of the catalog' },
  'method-not-allowed': { status: 405, title: 'This address takes nothing' },
  'query-too-long': { status: 414, title: 'The query is too long' },
  'too-many-requests': { status: 429, title: 'Too many estimates are asked for at this moment' },
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
  return apiProblem('no-such-address', 'What there is, and how it is asked, says /api/estimate/v1/openapi.')
}

export function methodNotAllowed(method: string): ApiProblem {
  return apiProblem('method-not-allowed', `${method} is not possible here.`)
}

export function isBelowApi(path: string): boolean {
  return path.startsWith('/api/')
}
