import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { budgets } from '../../artwork/budgets'

describe.each(budgets)('$kind', ({ folder, name, bytes }) => {
  it(`weigh at most ${bytes} bytes each`, async () => {
    const files = (await readdir(folder)).filter((file) => name.test(file))
    const weights = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(join(folder, file))).size })))
    expect(weights).not.toEqual([])
    expect(weights.filter((picture) => picture.bytes > bytes)).toEqual([])
  })
})
