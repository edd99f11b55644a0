import { currentSpool } from '@/app/_contact/current-spool'
import { startDeliveries } from '@/app/_contact/delivery/deliveries'
import { spoolState } from '@/app/_contact/store/delivery-queue'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'no-store' }

/** How the messages do, for the health of the server. The server asks at its start, and what waits is delivered from then on. */
export function GET(): Response {
  try {
    startDeliveries()
    return Response.json({ status: 'ok', ...spoolState(currentSpool().database) }, { headers })
  } catch {
    return Response.json({ status: 'failing' }, { status: 503, headers })
  }
}
