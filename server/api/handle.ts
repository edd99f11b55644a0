import { apiProblem, isBelowApi, methodNotAllowed, missingAddress } from '@/routing/api-problems'
import { captureError } from '../monitoring'
import { type Endpoint, endpoints } from './endpoints'
import { problemResponse } from './problem'

/** Endpoints whose path goes on with a language, and a page. */
const continued = /^(\/api\/estimate\/(?:linked|texts))\/[^?]+$/

/** Answers whatever is asked below `/api`, errors included. */
export async function handleApi(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const load = endpoints[continued.exec(pathname)?.[1] ?? pathname]
  if (!load) return isBelowApi(pathname) ? problemResponse(missingAddress()) : new Response('404 Not Found\n', { status: 404 })
  try {
    return await answer(await load(), request)
  } catch (error) {
    console.error(error)
    await captureError(error)
    return problemResponse(apiProblem('server-error', 'Something broke on our side; try again later.'))
  }
}

function answer(endpoint: Endpoint, request: Request): Response | Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const handler = method in endpoint ? endpoint[method as keyof Endpoint] : undefined
  if (handler) return handler(request)
  const allowed = ['GET', 'HEAD', 'OPTIONS', ...(endpoint.POST ? ['POST'] : [])].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed } })
  return problemResponse(methodNotAllowed(method), { Allow: allowed })
}
