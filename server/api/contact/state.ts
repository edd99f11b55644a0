import { isLoopback } from '@/routing/client-network'
import { startDeliveries } from '../../contact/delivery/deliveries'
import { keepingState } from '../../contact/keeping'

const headers = { 'Cache-Control': 'no-store' }

/** How the messages do, for the health of the server. The server asks at its start, and what waits is delivered from then on. */
export function GET(request: Request): Response {
  try {
    startDeliveries()
  } catch {
    // What keeps it from starting keeps messages from being kept, too.
  }
  const state = keepingState(Date.now())
  // The server itself comes by no address.
  const address = request.headers.get('x-forwarded-for')
  const isInside = address === null || isLoopback(address)
  return Response.json(isInside ? state : { status: state.status }, { status: state.status === 'ok' ? 200 : 503, headers })
}
