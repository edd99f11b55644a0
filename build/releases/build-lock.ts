import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releasesFolder } from '@/routing/release/releases'
import { isAlive } from '@/routing/release/serving'
import { BusyError } from '../problems'

const lock = join(releasesFolder, 'build.lock')

/**
 * Builds write into one work area, so one runs at a time. The lock of a build that was killed is known by its process, which is gone.
 * @throws when another build is running.
 */
export async function withBuildLock<Result>(work: () => Promise<Result>): Promise<Result> {
  await takeLock()
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function takeLock(): Promise<void> {
  const own = `${lock}.${process.pid}`
  await mkdir(releasesFolder, { recursive: true })
  await writeFile(own, String(process.pid))
  try {
    // A link appears with its content, and only where nothing stands yet.
    while (!(await link(own, lock).then(() => true, isTaken))) await removeDeadLock()
  } finally {
    await rm(own, { force: true })
  }
}

async function removeDeadLock(): Promise<void> {
  const holder = await readFile(lock, 'utf8').catch(() => null)
  if (holder === null) return
  if (isAlive(Number(holder)))
    throw new BusyError(`Another build is running (process ${holder}). Wait for its end, or remove ${lock} if there is none.`)
  const dead = `${lock}.${process.pid}.dead`
  if (
    !(await rename(lock, dead).then(
      () => true,
      () => false,
    ))
  )
    return
  // Somebody else may have been quicker, and this is the lock of a build that runs.
  if ((await readFile(dead, 'utf8')) !== holder) await link(dead, lock)
  await rm(dead, { force: true })
}

function isTaken(error: unknown): false {
  if (isCode(error, 'EEXIST')) return false
  throw error
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
