import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { projectFiles } from './files'
import { builtFor } from './release'

const run = promisify(execFile)

/** A copy of the sources without any release, in which builds disturb nobody. Names of chunks differ from folder to folder. */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
  for (const file of projectFiles) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(file, join(folder, file))
  }
  // The bundler refuses a link that leads out of the folder.
  await run('cp', ['-al', 'node_modules', join(folder, 'node_modules')])
  await cp('.cache', join(folder, '.cache'), { recursive: true })
  return {
    folder,
    /** Builds, and answers what the build said and the folder of the release it made. */
    build: async (): Promise<{ said: string; release: string }> => {
      const env = { ...process.env, NODE_ENV: 'production', SITE_URL: builtFor() } as const
      const words = ['--import', 'tsx', 'scripts/build.ts']
      const child = spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
      const [, id] = /^Release (\S+) is ready/m.exec(said) ?? []
      if (!id) throw new Error(`${said}\n${wrong}`)
      return { said, release: join(folder, '.releases', id) }
    },
    /** From now on there has never been a release. Answers where one of them is kept. */
    forgetReleases: async (kept: string): Promise<string> => {
      const place = join(folder, 'kept')
      await rename(kept, place)
      await rm(join(folder, '.releases'), { recursive: true })
      return place
    },
    edit: async (file: string, change: (text: string) => string): Promise<void> => {
      await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
