import { describe, expect, it } from 'vitest'
import { toJson } from './to-json'

describe('a text of the content inside a script', () => {
  it('cannot end it or start another one', () => {
    const hostile = { name: '</script><script>alert(1)</script><!--' }
    expect(toJson(hostile)).not.toContain('<')
    expect(JSON.parse(toJson(hostile))).toEqual(hostile)
  })

  it('keeps its line separators as escapes', () => {
    expect(toJson('a\u2028b\u2029c')).toBe('"a\\u2028b\\u2029c"')
  })
})
