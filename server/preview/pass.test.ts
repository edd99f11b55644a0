import { describe, expect, it } from 'vitest'
import { bringsPass, endedPass, hasPass, passCookie } from './pass'

const secret = 'a secret of thirty-two characters'
const now = Date.UTC(2026, 10, 23)
const hour = 3_600_000
const cookie = passCookie({ secret, now, isSecure: true })
const [pair = ''] = cookie.split(';')

describe('what lets an editor see drafts', () => {
  it('lasts a working day', () => {
    expect(hasPass(`a=b; ${pair}`, { secret, now: now + 11 * hour })).toBe(true)
    expect(hasPass(pair, { secret, now: now + 12 * hour })).toBe(false)
  })

  it('is read by no script, and sent to nobody else', () => {
    expect(cookie).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/)
    expect(passCookie({ secret, now, isSecure: false })).not.toContain('Secure')
  })

  it('ends when the editor leaves', () => {
    expect(endedPass(true)).toBe('draft_preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
    expect(hasPass('draft_preview=', { secret, now })).toBe(false)
  })

  it.each([
    ['nothing', undefined],
    ['something else', 'other=1'],
    ['made with another secret', passCookie({ secret: `${secret}!`, now, isSecure: false }).split(';')[0]],
    ['made longer', pair.replace(/=\d/, '=9')],
    ['without a signature', pair.split('.')[0]],
  ])('is not %s', (_what, cookies) => expect(hasPass(cookies, { secret, now })).toBe(false))

  it('is noticed before it is looked at', () => {
    expect([bringsPass('a=b; draft_preview=x'), bringsPass('my_draft_preview=x'), bringsPass(undefined)]).toEqual([true, false, false])
  })
})
