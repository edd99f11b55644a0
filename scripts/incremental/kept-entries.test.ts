import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openKeptEntries } from './kept-entries'

const yaml = 'title: &name One\nsame: *name\ncount: 3\nnothing: null\nen:\n  list: [a, b]\n'
const value = { title: 'One', same: 'One', count: 3, nothing: null, en: { list: ['a', 'b'] } }

let file = ''
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'entries-')), 'entries')
})
afterEach(() => rm(join(file, '..'), { recursive: true, force: true }))

/** Reads entries as a build would; answers what they say and how many were parsed. */
async function build(...texts: string[]) {
  const entries = await openKeptEntries(file)
  const said = texts.map((text) => entries.parse(text))
  await entries.save()
  return { said, parsed: entries.parsed() }
}

describe('an entry is parsed', () => {
  it('once, and says the same afterwards', async () => {
    expect(await build(yaml)).toEqual({ said: [value], parsed: 1 })
    expect(await build(yaml)).toEqual({ said: [value], parsed: 0 })
  })

  it('again when a character of it changed, and others are not', async () => {
    await build(yaml, 'title: Two')
    expect(await build(yaml, 'title: Three')).toEqual({ said: [value, { title: 'Three' }], parsed: 1 })
  })

  it('again when it was gone for a build', async () => {
    await build(yaml, 'title: Two')
    await build('title: Two')
    expect((await build(yaml)).parsed).toBe(1)
  })

  it('again when what was kept cannot be read', async () => {
    await build(yaml)
    await writeFile(file, (await readFile(file)).subarray(0, 20))
    expect(await build(yaml)).toEqual({ said: [value], parsed: 1 })
  })

  it('with the error of the parser each time it is wrong', async () => {
    for (const _ of [1, 2]) await expect(build('title: "')).rejects.toThrow('Missing closing')
  })

  it('into an object of its own for whoever asks', async () => {
    const entries = await openKeptEntries(file)
    Object.assign(entries.parse(yaml) as object, { title: 'Changed' })
    expect(entries.parse(yaml)).toEqual(value)
  })
})
