import { describe, expect, it } from 'vitest'
import { isFromHere } from './same-site'

const said = (headers: Record<string, string>) => isFromHere(new Headers({ host: 'agency.example', ...headers }), 'https://agency.example')

describe('a post', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://agency.example' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{ origin: 'https://www.agency.example', 'x-forwarded-host': 'www.agency.example' }],
    [{}],
  ])('of a page of this site or of a program is taken: %j', (headers) => {
    expect(said(headers)).toBe(true)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://agency.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('of another page is not: %j', (headers) => {
    expect(said(headers)).toBe(false)
  })
})
