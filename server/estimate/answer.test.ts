import { expect, it } from 'vitest'
import { OPTIONS } from './answer'

it('a program that asks what it may do is told, as a refused one is', () => {
  const { status, headers } = OPTIONS()
  expect([status, headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(headers.get('Access-Control-Allow-Methods')).toBe(headers.get('Allow'))
})
