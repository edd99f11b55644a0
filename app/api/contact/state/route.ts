import { currentSpool } from '@/app/_contact/current-spool'
import { spoolState } from '@/app/_contact/store/delivery-queue'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'no-store' }

/** How the messages do, for the health of the server. */
export function GET(): Response {
  try {
    return Response.json({ status: 'ok', ...spoolState(currentSpool().database) }, { headers })
  } catch {
    return Response.json({ status: 'failing' }, { status: 503, headers })
  }
}
