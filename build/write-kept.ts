import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'

/** In one step, so that nobody reads half of it; builds at the same time do not meet. */
export async function writeKept(file: string, data: string | Buffer): Promise<void> {
  const fresh = `${file}.${randomUUID()}`
  await writeFile(fresh, data)
  await rename(fresh, file)
}
