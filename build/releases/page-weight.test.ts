import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { weigh } from './page-weight'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weight-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), bytes)
}

it('the data of a page weighs what is sent, whether it was kept as it is or only compressed', async () => {
  const rows = 'rows '.repeat(1000)
  const weightOf = (name: string) =>
    weigh({ address: '/a', html: `<script data-src="/_next/static/rows/${name}.js">` }, join(folder, '.next')).weights.rows
  await write('.next/static/rows/a.js', rows)
  await write('site/files/_next/static/rows/b.js.gz', gzipSync(rows, { level: 9 }))
  expect(weightOf('a')).toBeGreaterThan(0)
  expect(weightOf('b')).toBe(weightOf('a'))
})
