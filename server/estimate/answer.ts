import { maxQueryLength } from '@/estimate/address/keys'
import { apiProblem, openToAnybody } from '@/routing/api-problems'
import { problemResponse } from '../api/problem'

/** An hour in a browser, a day in a shared cache: an answer depends on its address and the build only. */
const cached = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800'

type Answer = { status?: number; canonical?: string; type?: string }

export function apiAnswer(data: unknown, { status = 200, canonical, type = 'application/json' }: Answer = {}): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: {
      ...openToAnybody,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': status === 200 ? cached : 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(canonical && { Link: `<${canonical}>; rel="canonical"` }),
    },
  })
}

export function queryTooLong(): Response {
  return problemResponse(apiProblem('query-too-long', `A query has at most ${maxQueryLength} characters.`, { max: maxQueryLength }))
}

const allowed = 'GET, HEAD, OPTIONS'

/** What a browser asks before it lets another site ask. */
export function OPTIONS(): Response {
  const headers = {
    ...openToAnybody,
    Allow: allowed,
    'Access-Control-Allow-Methods': allowed,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers })
}
