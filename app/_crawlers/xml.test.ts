import { describe, expect, it } from 'vitest'
import { cdata, escapeXml, xmlResponse } from './xml'

describe('a text in XML', () => {
  it('is escaped, and its Cyrillic stays as it is', () => {
    expect(escapeXml(`Ціна < "10" & 'більше' >`)).toBe('Ціна &lt; &quot;10&quot; &amp; &apos;більше&apos; &gt;')
  })

  it('loses the control characters XML forbids, and keeps tabs and line ends', () => {
    expect(escapeXml('a\u0000b\u0008c\td\ne')).toBe('abc\td\ne')
  })

  it('cannot end the markup it stands in', () => {
    const wrapped = cdata('<p>a]]>b</p>')
    expect(wrapped).toBe('<![CDATA[<p>a]]]]><![CDATA[>b</p>]]>')
    expect(wrapped.slice('<![CDATA['.length, -']]>'.length).replace(']]]]><![CDATA[>', ']]>')).toBe('<p>a]]>b</p>')
  })

  it('is announced with its type and its characters', async () => {
    const response = xmlResponse('<a>їжак</a>', 'application/rss+xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(await response.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a>їжак</a>\n')
  })
})
