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

it('the pictures that pages are compared with weigh at most 6 MB together', async () => {
  const folder = join('tests', 'visual', 'baselines')
  const sizes = await Promise.all((await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size))
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000)
})
