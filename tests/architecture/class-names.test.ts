import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareCssTypes } from '@/build/prepare-css-types'
import { projectFiles, read, sourceFiles } from '../support/files'

const sheets = projectFiles.filter((file) => file.endsWith('.module.scss'))

const readers = sourceFiles.flatMap((file) =>
  [...read(file).matchAll(/^import (?:type )?(\w+) from '([^']+\.module\.scss)'/gm)].map(([, name = '', path = '']) => ({
    source: read(file),
    name,
    sheet: path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  })),
)

/** What may stand between brackets: `styles[kind]` takes the values of a union, a list or the keys of an object. */
const values = new Set(sourceFiles.flatMap((file) => read(file).match(/(?<=['"])[a-z]\w*(?=['"])|\b[a-z]\w*(?=\??:)/gi) ?? []))

function unusedClasses(sheet: string): string[] {
  const declared = read(join('.cache/css-types', `${sheet}.d.ts`)).match(/(?<=readonly ')[^']+/g) ?? []
  const reading = readers.filter((reader) => reader.sheet === sheet)
  const used = new Set(reading.flatMap(({ source, name }) => source.match(new RegExp(`(?<=\\b${name}\\.)\\w+`, 'g')) ?? []))
  const byValue = reading.some(({ source, name }) => source.includes(`${name}[`))
  return declared.filter((name) => !used.has(name) && !(byValue && values.has(name)))
}

describe('the class names of style sheets', () => {
  beforeAll(prepareCssTypes)

  it('are each worn by an element: no sheet styles what is not there', () => {
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.filter((sheet) => !readers.some((reader) => reader.sheet === sheet))).toEqual([])
    expect(sheets.flatMap((sheet) => unusedClasses(sheet).map((name) => `${sheet}: ${name}`))).toEqual([])
  })
})
