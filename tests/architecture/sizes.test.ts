import { describe, expect, it } from 'vitest'
import { countLines, projectFiles, read, sourceFiles } from '../support/files'

const pages = sourceFiles.filter((file) => /^app\/.*\bpage\.tsx$/.test(file))
const tests = projectFiles.filter((file) => /\.(test|e2e)\.tsx?$/.test(file) || /^tests\/.*\.tsx?$/.test(file))
const sheets = projectFiles.filter((file) => file.endsWith('.scss'))
const interfaceFiles = sourceFiles.filter((file) => /^(app|components)\//.test(file))
const clientFiles = interfaceFiles.filter((file) => /^['"]use client['"]/.test(read(file)))

const longerThan = (files: readonly string[], limit: number) =>
  files.filter((file) => countLines(file) > limit).map((file) => `${file}: ${countLines(file)} lines`)

describe('files stay short enough to read in one go', () => {
  it('pages are tables of contents: 100 lines at most, half of them under 60', () => {
    const sizes = pages.map(countLines).sort((a, b) => a - b)
    expect(pages.length).toBeGreaterThan(15)
    expect(longerThan(pages, 100)).toEqual([])
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60)
  })

  it('other code has 250 lines at most', () => {
    expect(sourceFiles.length).toBeGreaterThan(100)
    // A drawing is a list of coordinates; cut in two it is not easier to read.
    const logic = [...sourceFiles, ...tests].filter((file) => !file.startsWith('artwork/'))
    expect(longerThan(logic, 250)).toEqual([])
  })

  it('style sheets have 150 lines at most', () => {
    expect(sheets.length).toBeGreaterThan(20)
    expect(longerThan(sheets, 150)).toEqual([])
  })
})

describe('code for the browser', () => {
  it('is the exception: at most 15 of 100 interface files', () => {
    expect(clientFiles.length).toBeGreaterThan(0)
    expect(clientFiles.length / interfaceFiles.length).toBeLessThanOrEqual(0.15)
  })

  it('says in its first lines why it runs there', () => {
    const silent = clientFiles.filter((file) => !/^\/\/ Client: /m.test(read(file).split('\n').slice(0, 5).join('\n')))
    expect(silent).toEqual([])
  })
})
