import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A copy of the committed and changed sources with all packages, in which a build disturbs nobody; nothing an earlier build left is in it. */
export async function createWorkArea(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'))
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { maxBuffer: 64_000_000 })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(file, join(folder, file)).catch(ignoreMissing)
  // The bundler refuses a link that leads out of the folder; hard links cost neither time nor space where the disk allows them.
  const packages = join(folder, 'node_modules')
  await run('cp', ['-al', 'node_modules', packages]).catch(async () => {
    await rm(packages, { recursive: true, force: true })
    await run('cp', ['-a', 'node_modules', packages])
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A file that was removed and not committed yet. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
