// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { getServices } from '@/content-client'
import { locales } from '@/routing/locales'
import { readRecord } from './read-record'

describe('the extract of a document', () => {
  it('is read as what it is about and its labelled lines', () => {
    expect(
      readRecord('Record 4. At 11:40 it broke. Decision: wait, as in art. 7. Then ask. See: api/reset, line 4. Cost: 3 hours.'),
    ).toEqual({
      lead: 'Record 4. At 11:40 it broke.',
      lines: [
        { label: 'Decision', text: 'Wait, as in art. 7. Then ask.' },
        { label: 'See', text: 'api/reset, line 4.' },
        { label: 'Cost', text: '3 hours.' },
      ],
    })
  })

  it('stays a text where nothing in it has a label', () => {
    expect(readRecord('One. Two.')).toEqual({ lead: 'One. Two.', lines: [] })
  })

  it.each(locales)('has lines on the page of every service, and loses no letter (%s)', async (locale) => {
    const letters = (text: string) => text.toLowerCase().replace(/[\s:]/g, '')
    for (const { slug, example } of await getServices(locale)) {
      const { lead, lines } = readRecord(example.text)
      expect(lines.length, slug).toBeGreaterThanOrEqual(2)
      expect(letters([lead, ...lines.map(({ label, text }) => label + text)].join('')), slug).toBe(letters(example.text))
    }
  })
})
