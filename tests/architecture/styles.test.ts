import type { Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { read, sourceFiles } from '../support/files'
import { included, settingsOf, shapeOf, sheets, simple, wearable } from '../support/style-sheets'

/** Rooms whose pages carry a sheet of their own, in which these names are its classes. */
const plainRooms = /^components\/estimate\/report\//

/** Names in an expression: what a choice may answer, and the fixed parts of a template. */
function namesIn(expression: string): string[] {
  const templates = [...expression.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, ' '))
  const answers = [...expression.matchAll(/[?:]\s*'([^']*)'/g)].map(([, text = '']) => text)
  return [...templates, ...answers]
}

const worn = sourceFiles
  .filter((file) => /^(?:app|components)\/.*\.tsx$/.test(file) && !plainRooms.test(file))
  .flatMap((file) => {
    const source = read(file)
    const fixed = [...source.matchAll(/className="([^"]+)"/g)].map(([, names = '']) => names)
    const chosen = [...source.matchAll(/className=\{((?:[^{}]|\$?\{[^{}]*\})*)\}/g)].flatMap(([, expression = '']) => namesIn(expression))
    return [...fixed, ...chosen].flatMap((names) => names.split(/\s+/).filter(Boolean)).map((look) => ({ file, look }))
  })

/** What only a token may say. */
const tokens: Record<string, RegExp> = {
  'font-size': /^(?:s\.(?:size|fitting)\(|min\(s\.size\(|var\(|inherit$|[\d.]+(?:em|pt|px)$)/,
  'font-weight': /^(?:s\.weight\(|inherit$|\$weight$)/,
  'line-height': /^(?:s\.(?:leading|rem)\(|inherit$|0$)/,
  'border-radius': /^(?:0 )*(?:s\.radius\(|0$|inherit$)/,
  'max-inline-size': /^(?!.*\d(?:ch|em)\b)/,
}

describe('looks', () => {
  it('are in the sheet of every page where an element wears them by name, and three elements do', () => {
    const names = worn.map(({ look }) => look)
    expect(names.length).toBeGreaterThan(500)
    expect(worn.filter(({ look }) => !wearable.includes(look) && !look.startsWith('hljs-'))).toEqual([])
    expect(wearable.filter((look) => names.filter((name) => name === look).length < 3)).toEqual([])
  })

  it('are each shared by three rules at least: what fewer say is their own', () => {
    const names = [...included, ...worn].map(({ look }) => look)
    expect(simple.length).toBeGreaterThan(50)
    expect(simple.filter((look) => names.filter((name) => name === look).length < 3)).toEqual([])
  })
})

describe('style sheets repeat nothing', () => {
  it('and no two modules have the same four declarations', () => {
    const places = new Map<string, string[]>()
    for (const { file, root } of sheets)
      root.walkRules((rule: Rule) => {
        const shape = shapeOf(rule)
        if (shape.length >= 4) places.set(shape.join('\n'), [...(places.get(shape.join('\n')) ?? []), `${file}: ${rule.selector}`])
      })
    expect(places.size).toBeGreaterThan(200)
    expect([...places.values()].filter((each) => each.length > 1)).toEqual([])
  })

  it.each(Object.entries(tokens))('and take each %s from the tokens', (property, pattern) => {
    const all = sheets.flatMap(({ file, root }) => settingsOf(root).map((setting) => ({ file, ...setting })))
    const set = all.filter((setting) => setting.property === property)
    expect(set.length).toBeGreaterThan(40)
    expect(set.filter(({ value }) => !pattern.test(value))).toEqual([])
  })
})
