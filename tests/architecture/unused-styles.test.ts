import { describe, expect, it } from 'vitest'
import brand from '@/styles/settings/brand.json'
import { palette } from '@/styles/settings/palette'
import { projectFiles, read, sourceFiles } from '../support/files'

const sheets = projectFiles.filter((file) => file.endsWith('.scss')).map((file) => ({ file, text: read(file).replace(/\/\/.*$/gm, '') }))
const styles = sheets.map(({ text }) => text).join('\n')
const everything = [styles, ...sourceFiles.map(read)].join('\n')

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]

describe('style sheets carry nothing that no page uses', () => {
  it('each animation is played in the sheet that describes it', () => {
    const described = sheets.flatMap(({ file, text }) => namesIn(text, /@keyframes ([\w-]+)/g).map((name) => ({ file, text, name })))
    expect(described.length).toBeGreaterThan(5)
    const idle = described.filter(({ text, name }) => !new RegExp(`animation(?:-name)?:[^;]*\\b${name}\\b`).test(text))
    expect(idle.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })

  it('each custom property is read somewhere', () => {
    const set = namesIn(styles, /(?<![\w(-])(--[a-z][\w-]*)\s*:/g)
    expect(set.length).toBeGreaterThan(30)
    // A name that is put together, such as `var(--#{$name}-label)`, is read by its last part.
    const isRead = (name: string) => new RegExp(`(?:var\\(\\s*|timeline:\\s*|['"\`])${name}(?![\\w-])`).test(everything)
    expect(set.filter((name) => !isRead(name))).toEqual([])
  })

  it('each font family is that of a text style', () => {
    const uses = Object.keys(brand.families)
    expect(uses.length).toBeGreaterThan(1)
    expect(uses.filter((use) => !new RegExp(`: \\(${use}, `).test(read('styles/settings/_type.scss')))).toEqual([])
  })

  it('each tool is used', () => {
    const tools = sheets.filter(({ file }) => file.startsWith('styles/tools/'))
    const made = tools.flatMap(({ text }) => namesIn(text, /@(?:mixin|function) ([\w-]+)/g))
    expect(made.length).toBeGreaterThan(15)
    const isUsed = (name: string) => new RegExp(`(?<!@mixin |@function )(?<![\\w-])${name}(?=[\\s(;])`).test(styles)
    expect(made.filter((name) => !isUsed(name))).toEqual([])
  })

  it.each([
    ['type', '(?:type|size|weight|leading|measure)'],
    ['layer', 'layer'],
    ['motion', 'ease'],
  ])('each token of settings/_%s.scss is used', (settings, reader) => {
    const names = namesIn(read(`styles/settings/_${settings}.scss`), /^ {2}'?([a-z][\w-]*)'?:/gm)
    expect(names.length).toBeGreaterThan(2)
    const isUsed = (name: string) => new RegExp(`\\b(?:${reader}|sky)\\([^)]*\\b${name}\\b`).test(styles)
    expect(names.filter((name) => !isUsed(name))).toEqual([])
  })

  it.each([
    ['colour', 'color', Object.keys(palette)],
    ['radius', 'radius', Object.keys(brand.radii)],
  ])('each %s of the brand is used', (_kind, reader, names) => {
    expect(names.length).toBeGreaterThan(5)
    const isUsed = (name: string) =>
      new RegExp(`\\b(?:${reader}|sky)\\([^)]*\\b${name}\\b`).test(styles) || everything.includes(`palette.${name}`)
    expect(names.filter((name) => !isUsed(name))).toEqual([])
  })
})
