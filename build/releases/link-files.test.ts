import { lstat, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkFiles } from './link-files'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'))
  await mkdir(join(folder, 'live', 'node_modules'), { recursive: true })
  await writeFile(join(folder, 'live', 'page.html'), 'page')
  await writeFile(join(folder, 'live', 'stamp.json'), '{}')
  await symlink('../../node_modules/pdfkit', join(folder, 'live', 'node_modules', 'pdfkit-1a2b'))
  linkFiles(join(folder, 'live'), join(folder, 'next'), (name) => name === 'stamp.json')
})

afterEach(() => rm(folder, { recursive: true }))

it('gives files a second name and leaves out what is asked for', async () => {
  expect(await readFile(join(folder, 'next', 'page.html'), 'utf8')).toBe('page')
  expect((await lstat(join(folder, 'next', 'page.html'))).nlink).toBe(2)
  await expect(lstat(join(folder, 'next', 'stamp.json'))).rejects.toThrow('ENOENT')
})

it('repeats the links by which a program names its packages', async () => {
  expect(await readlink(join(folder, 'next', 'node_modules', 'pdfkit-1a2b'))).toBe('../../node_modules/pdfkit')
})
