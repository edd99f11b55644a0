import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { folderOf, type Release } from '../releases/release-store'

/** All files of a release under second names, in a folder that is no release. */
export type LinkedAhead = {
  /** @throws when they could not be linked. */
  moveTo: (folder: string) => Promise<void>
  /** Does nothing to what was moved. */
  drop: () => Promise<void>
}

/** Begins a release that shares the files of another one while it is not known yet whether it will be made: nobody waits for it then. */
export function linkAhead({ folder: from }: Pick<Release, 'folder'>): LinkedAhead {
  const to = `${folderOf('ahead')}.partial`
  const program = fileURLToPath(new URL('./link-process.ts', import.meta.url))
  const linking = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, from, to], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Where it cannot even start, it has ended as well.
  const ended: Promise<unknown[]> = once(linking, 'exit').catch(() => [null])
  return {
    async moveTo(folder) {
      const [code] = await ended
      if (code !== 0) throw new Error('the files of the last release were not linked')
      await rename(to, folder)
    },
    async drop() {
      linking.kill()
      await ended
      await rm(to, { recursive: true, force: true })
    },
  }
}
