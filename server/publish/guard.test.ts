import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attempts, createGuard } from './guard'

const secret = 'a-secret-of-more-than-32-characters:with-a-colon'
const basic = (password: string, name = 'editor') => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('who asks how far a release is', () => {
  it.each([
    ['a program with the secret', `Bearer ${secret}`, 'program'],
    ['a program that spells it in small letters', `bearer ${secret}`, 'program'],
    ['a person with any name', basic(secret), 'person'],
    ['a person without a name', basic(secret, ''), 'person'],
    ['nobody', undefined, 'unknown'],
    ['somebody with half of the secret', `Bearer ${secret.slice(0, 30)}`, 'unknown'],
    ['somebody with more than it', `Bearer ${secret}x`, 'unknown'],
    ['somebody who says it another way', `Digest ${secret}`, 'unknown'],
    ['somebody with nothing', 'Bearer ', 'unknown'],
    ['somebody with a wrong password', basic(secret.toUpperCase()), 'unknown'],
  ])('is %s', (_who, authorization, caller) => {
    expect(createGuard(secret)(authorization, '198.51.100.7')).toBe(caller)
  })

  it('has few attempts, in one network, for a while', () => {
    const examine = createGuard(secret)
    for (let count = 0; count < attempts.count; count++) expect(examine('Bearer wrong', '2001:db8::1')).toBe('unknown')
    expect(examine(`Bearer ${secret}`, '2001:db8::2')).toEqual({ secondsToWait: attempts.window / 1000 })
    expect([examine(`Bearer ${secret}`, '2001:db8:0:1::1'), examine(`Bearer ${secret}`, '198.51.100.7')]).toEqual(['program', 'program'])
    vi.advanceTimersByTime(attempts.window)
    expect(examine(`Bearer ${secret}`, '2001:db8::2')).toBe('program')
  })

  it('may ask without a secret as often as a browser does', () => {
    const examine = createGuard(secret)
    for (let count = 0; count <= attempts.count; count++) examine(undefined, '198.51.100.7')
    expect(examine(basic(secret), '198.51.100.7')).toBe('person')
  })
})
