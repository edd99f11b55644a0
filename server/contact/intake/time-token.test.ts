import { describe, expect, it } from 'vitest'
import { checkToken, makeToken } from './time-token'

const now = Date.UTC(2026, 10, 22, 9)
const token = makeToken('secret', now)

describe('the token of a form', () => {
  it('is right between three seconds and a day after the form was begun', () => {
    expect(checkToken('secret', token, now + 3000)).toEqual({ kind: 'valid' })
    expect(checkToken('secret', token, now + 24 * 60 * 60_000)).toEqual({ kind: 'valid' })
  })

  it('says how long nobody can have typed yet', () => {
    expect(checkToken('secret', token, now + 1200)).toEqual({ kind: 'young', seconds: 2 })
  })

  it.each([
    ['of the day before yesterday', 'secret', token, now + 25 * 60 * 60_000],
    ['of another site', 'another', token, now + 5000],
    ['with another time', 'secret', token.replace(/^./, '1'), now + 5000],
    ['that is none', 'secret', 'a.b', now + 5000],
  ])('has to be made anew where it is one %s', (_which, secret, given, at) => {
    expect(checkToken(secret, given, at)).toEqual({ kind: 'expired' })
  })
})
