import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { drawVariant } from './draw-variant'
import { inspectOriginal } from './inspect-original'

const svg = (attributes: string, inside = '<rect x="1" y="1" width="4" height="2"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const cyrillic = '<text>Привіт</text>'
const boxed = svg('viewBox="0 0 100 50"', cyrillic)
const in1251 = Buffer.concat([
  Buffer.from(`<?xml version="1.0" encoding="windows-1251"?>${svg('viewBox="0 0 100 50"', '<text>')}`.replace('</svg>', '')),
  Buffer.from('cff0e8e2b3f2', 'hex'),
  Buffer.from('</text></svg>'),
])

describe('a drawing', () => {
  it.each<[string, string | Buffer, number, number]>([
    ['a canvas alone', boxed, 100, 50],
    ['a canvas written with commas', svg('viewBox="0,0,100,50"'), 100, 50],
    ['a canvas written in two lines', svg('viewBox="0 0\n 100 50"'), 100, 50],
    ['a canvas beside percents', svg('width="100%" height="100%" viewBox="0 0 100 50"'), 100, 50],
    ['a canvas and a width', svg('width="200" viewBox="0 0 100 50"'), 200, 100],
    ['a canvas of the page it stands on', svg('width="100vw" height="auto" viewBox="0 0 100 50"'), 100, 50],
    ['a sheet of paper', svg('width="210mm" height="297mm"'), 794, 1123],
    ['a canvas of millions', svg('viewBox="0 0 51500 51500"'), 3072, 3072],
    ['a canvas of billions', svg('viewBox="0 0 1e8 5e7"'), 3072, 1536],
    ['a canvas of one unit', svg('viewBox="0 0 1 .5"'), 300, 150],
    ['an icon', svg('width="10" height="10"'), 10, 10],
    ['a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="20" height="10"/>', 20, 10],
    ['a long comment in front', `<!-- ${'x'.repeat(20_000)} -->${boxed}`, 100, 50],
    ['names for what it repeats', `<!DOCTYPE svg [<!ENTITY w "100">]>${svg('width="&w;" height="50"')}`, 100, 50],
    ['UTF-16', Buffer.from(`\uFEFF${boxed}`, 'utf16le'), 100, 50],
    ['windows-1251', in1251, 100, 50],
  ])('of %s has a size, and is published', async (_what, drawing, width, height) => {
    const bytes = Buffer.from(drawing as string)
    expect(await inspectOriginal(bytes)).toEqual({ format: 'svg', width, height, tint: null })
    const published = await readFile((await drawVariant(bytes, {})).file)
    expect(await inspectOriginal(published)).toMatchObject({ width, height })
    if (typeof drawing !== 'string') expect(published.toString()).toContain('Привіт')
  })

  const sizeless = 'is a drawing without a size; give its <svg> a viewBox, such as viewBox="0 0 640 480", or a width and a height in pixels'
  const bare = 'is a drawing no browser shows by itself; write xmlns="http://www.w3.org/2000/svg" into its <svg>'

  it.each([
    ['says no size', svg(''), sizeless],
    ['is empty and says no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', sizeless],
    ['is as large as the page', svg('width="100%" height="100%"'), sizeless],
    ['says half of its size', svg('width="100"'), sizeless],
    ['is of no size', svg('width="0" height="0" viewBox="0 0 0 0"'), sizeless],
    ['was cut out of a page', '<svg viewBox="0 0 9 9"/>', bare],
    ['is cut', boxed.slice(0, -9), 'is damaged or no picture'],
    ['says one thing twice', svg('width="1" width="1" height="1"'), 'is damaged or no picture'],
    ['is two', boxed + boxed, 'is damaged or no picture'],
    ['is a page', '<!doctype html><html><body><svg viewBox="0 0 9 9"></svg></body></html>', 'is damaged or no picture'],
  ])('that %s stops the build with a sentence', async (_what, drawing, reason) => {
    await expect(inspectOriginal(Buffer.from(drawing))).rejects.toThrow(new Error(reason))
  })
})
