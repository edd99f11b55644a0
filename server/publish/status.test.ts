import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, type PublishStatus, statusFile } from './status'

let folder: string
const say = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'))
  say.mockReset()
})

afterEach(() => rmSync(folder, { recursive: true }))

const open = (file = 'publish.json') => statusFile(say, join(folder, file))

describe('how the last release ended', () => {
  it('is kept', () => {
    const status: PublishStatus = { ...idle, state: 'failed', problems: [{ sentence: 'articles: is empty', link: null }] }
    open().write(status)
    expect(open().read()).toEqual(status)
  })

  it.each(['', '{"state":', 'null', '{"state":"done","problems":[]}', '{"state":"live"}'])(
    'is nothing where the file says "%s"',
    (text) => {
      writeFileSync(join(folder, 'publish.json'), text)
      expect(open().read()).toEqual(idle)
    },
  )

  it('is told to the operator where it cannot be kept, and the site goes on', () => {
    open('gone/publish.json').write(idle)
    expect(say).toHaveBeenCalledWith(expect.stringMatching(/^The outcome of what was published could not be kept \(ENOENT/))
  })
})
