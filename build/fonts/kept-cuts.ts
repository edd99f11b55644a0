import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache/fonts', import.meta.url))

/** Cutting a font takes seconds, so a cut is kept under the digest of all it is made from: the same sources, the same file. */
export async function keepCut(sources: readonly (Buffer | string)[], cut: () => Promise<Buffer>): Promise<Buffer> {
  const digest = createHash('sha256')
  for (const source of sources) digest.update(source).update('\0')
  const file = join(folder, `${digest.digest('hex')}.font`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const data = await cut()
  await mkdir(folder, { recursive: true })
  await writeFile(file, data)
  return data
}
