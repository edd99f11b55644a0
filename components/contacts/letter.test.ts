import { describe, expect, it } from 'vitest'
import { toLetter, toMailto } from './letter'

const parts = {
  subject: 'A project: Marta',
  message: ' Nine coffee shops & a queue. ',
  lines: [
    { label: 'Name', value: 'Marta' },
    { label: 'Budget', value: '' },
    { label: 'Estimate', value: 'https://site.example/estimate/results?t=shop&b=a.b' },
  ],
}

describe('a letter made of a form', () => {
  it('has the message first, then what was filled in', () => {
    expect(toLetter(parts).body).toBe(
      'Nine coffee shops & a queue.\n\nName: Marta\nEstimate: https://site.example/estimate/results?t=shop&b=a.b',
    )
    expect(toLetter({ ...parts, message: '' }).body).toMatch(/^Name: Marta/)
  })

  it('survives the way through a link', () => {
    const link = new URL(toMailto('hello@site.example', toLetter(parts)) ?? '')
    const fields = new URLSearchParams(link.search.replaceAll('+', '%2B'))
    expect([link.protocol, link.pathname]).toEqual(['mailto:', 'hello@site.example'])
    expect(fields.get('subject')).toBe(parts.subject)
    expect(fields.get('body')?.replaceAll('\r\n', '\n')).toBe(toLetter(parts).body)
  })

  it('is not put into a link that a mail program would cut', () => {
    expect(toMailto('hello@site.example', toLetter({ ...parts, message: 'я'.repeat(600) }))).toBeNull()
  })
})
