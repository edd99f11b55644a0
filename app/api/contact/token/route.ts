import { currentSpool } from '@/app/_contact/current-spool'
import { makeToken } from '@/app/_contact/intake/time-token'
import { secretOf } from '@/app/_contact/store/secret'

export const runtime = 'nodejs'
export const dynamic = 'force-dynamic'

const headers = { 'Cache-Control': 'no-store' }

/** Says when a form was begun. */
export function GET(): Response {
  try {
    return Response.json({ token: makeToken(secretOf(currentSpool().database), Date.now()) }, { headers })
  } catch {
    return Response.json({ token: '' }, { status: 503, headers })
  }
}
