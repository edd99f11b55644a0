import { describe, expect, it } from 'vitest'
import { MarkdownSource } from '../rich-text/types'
import { findsEveryCode, namesEveryDot } from './drawing'

const body = new MarkdownSource('## Findings\n\n### S01. A door\n\n| No. | What |\n|---|---|\n| C03 | Words |\n')
const entry = (dots: string | null, codes: string | null) => ({ dots, codes, body })

describe('the codes of a drawing', () => {
  it.each([
    ['no codes', 'o|x', null, true],
    ['a code for every dot', 'o|\n|xo', 'A1|\n|B1 C2', true],
    ['one too few', 'oo|x', 'A1|B1', false],
    ['another column', 'o|x', 'A1 B1|', false],
    ['no dots', null, 'A1', false],
  ])('name every dot in its place: %s', (_what, dots, codes, right) => {
    expect(namesEveryDot(entry(dots, codes))).toBe(right)
  })

  it.each([
    ['a heading and a row', 'S01|C03', true],
    ['a word of a cell', 'No|', false],
    ['nothing', 'S0', false],
  ])('stand at a heading or a row of a table: %s', (_what, codes, right) => {
    expect(findsEveryCode(entry(null, codes))).toBe(right)
  })
})
