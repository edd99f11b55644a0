import { describe, expect, it } from 'vitest'
import { paintedPictures } from '@/build/brand/painted'
import brand from '@/styles/settings/brand.json'
import { mark } from '@/styles/settings/mark'
import { deriveColours, hues, palette } from '@/styles/settings/palette'
import { projectFiles, read, roomOf } from '../support/files'

/** What the site is made of. `artwork` is drawn in the colours the pictures are painted from; texts tell of them. */
const rooms = 'app components content content-client content-service build deploy estimate messages routing scripts server styles'.split(
  ' ',
)
const home = ['styles/settings/brand.json', 'styles/settings/palette.ts']
const files = projectFiles.filter(
  (file) =>
    (rooms.includes(roomOf(file)) || roomOf(file) === '') &&
    !home.includes(file) &&
    /\.(?:[cm]?[jt]sx?|s?css|html|json|ya?ml|svg)$/.test(file) &&
    !/\.(?:test|full\.test)\.tsx?$|package-lock/.test(file),
)

/** Black and white belong to nobody, and marks of examples to the company that is asked. */
const isNobodys = (hex: string) => /^#(?:f{3}|f{6}|0{3}|0{6})$/i.test(hex)
const asksForColours = /^scripts\/adopt\//

const coloursIn = (text: string) => text.match(/(?<=['"`\s(,:;])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?=['"`\s),;])/gi) ?? []

const places = (found: (text: string, file: string) => readonly string[]) =>
  files.flatMap((file) => found(read(file), file).map((what) => `${file}: ${what}`))

describe('what the brand says is said in styles/settings/brand.json, and what follows from it in palette.ts beside it', () => {
  it('is found by what looks for it', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(coloursIn("fill='#5aa2ff', stroke: #FFC531; '#0a1'")).toEqual(['#5aa2ff', '#FFC531', '#0a1'])
    expect(coloursIn('href="#faq" /#ade blog#bad')).toEqual([])
  })

  it('so no colour is written anywhere else', () => {
    const literal = (text: string) => [
      ...coloursIn(text).filter((hex) => !isNobodys(hex)),
      ...(text.match(/\b(?:rgb|hsl)a?\(\s*\d[^)]*\)/g) ?? []),
    ]
    const isNeutral = (colour: string) => /^rgba?\(\s*(?:255,? 255,? 255|0,? 0,? 0)\b/.test(colour)
    expect(places((text, file) => (asksForColours.test(file) ? [] : literal(text).filter((colour) => !isNeutral(colour))))).toEqual([])
  })

  it('nor a colour of the palette as an example', () => {
    const named = new Set(
      [...Object.values(palette), ...Object.values(hues), ...Object.values(brand.colours)].filter((hex) => !isNobodys(hex)),
    )
    expect(places((text) => coloursIn(text).filter((hex) => named.has(hex.toLowerCase())))).toEqual([])
  })

  it('nor the name or the file of a family', () => {
    const names = Object.values(brand.families).flatMap(({ name, file }) => [name, file])
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`)
    expect(places((text) => pattern.exec(text) ?? [])).toEqual([])
  })

  it('nor a line of the mark', () => {
    const lines = mark.shapes.flatMap(({ d = [] }) => d)
    expect(places((text) => lines.filter((d) => text.includes(d)))).toEqual([])
  })
})

describe('drawings', () => {
  const drawings = projectFiles.filter((file) => /^public\/.*\.svg$/.test(file))

  it('in the colours of the site are on the list of those that are painted in the brand’s', () => {
    const { paint } = deriveColours({ brand: '#8a1c3a', accent: '#ffd24d' })
    const isDrawn = (file: string) => (read(file).match(/#[\da-f]{6}\b/gi) ?? []).some((hex) => paint(hex) !== hex)
    const drawn = drawings.filter(isDrawn).map((file) => file.slice('public/'.length))
    expect(drawn.length).toBeGreaterThan(mark.sample ? 30 : -1)
    expect(drawn.filter((file) => !paintedPictures.includes(file))).toEqual([])
  })
})
