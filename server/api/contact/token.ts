import { currentSpool } from '../../contact/current-spool'
import { makeToken } from '../../contact/intake/time-token'
import { secretOf } from '../../contact/store/secret'

const headers = { 'Cache-Control': 'no-store' }

/** Says when a form was begun. */
export function GET(): Response {
  try {
    return Response.json({ token: makeToken(secretOf(currentSpool().database), Date.now()) }, { headers })
  } catch {
    return Response.json({ token: '' }, { status: 503, headers })
  }
}
