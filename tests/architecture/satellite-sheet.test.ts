import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { drawSatelliteSheet } from '@/artwork/satellite-sheet'

describe('the sheet of satellites', () => {
  it('shows each satellite as its own file draws it, or `npx tsx artwork/render.ts` has to be run again', async () => {
    for (const [path, content] of await drawSatelliteSheet('public/images')) {
      expect(await readFile(`public/images/${path}`, 'utf8')).toBe(content)
    }
  })
})
