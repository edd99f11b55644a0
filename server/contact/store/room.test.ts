import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { expectRoom } from './room'

describe('a disk', () => {
  it('takes what it has room for', () => {
    expect(() => expectRoom(tmpdir(), { words: 1, files: 1 })).not.toThrow()
  })

  it.each([{ words: Number.MAX_SAFE_INTEGER }, { words: 1, files: Number.MAX_SAFE_INTEGER }])(
    'refuses what it has no room for: %j',
    (sizes) => {
      expect(() => expectRoom(tmpdir(), sizes)).toThrow(expect.objectContaining({ code: 'ENOSPC' }))
    },
  )
})
