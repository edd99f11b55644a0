import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasesFolder } from './releases'

const prefix = 'serving.'
const fileOf = (pid: string | number) => join(releasesFolder, `${prefix}${pid}`)

/** Notes that this process serves from this folder, until it ends. Where nobody can write, as in an image, nobody releases either. */
export function noteServing(): void {
  try {
    mkdirSync(releasesFolder, { recursive: true })
    writeFileSync(fileOf(process.pid), '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EROFS') throw error
  }
  process.once('exit', () => rmSync(fileOf(process.pid), { force: true }))
}

/** Another process that serves from this folder; what a killed one left behind is removed. */
export function findServing(): number | undefined {
  const pids = listFiles().map((name) => name.slice(prefix.length))
  for (const pid of pids) if (!isAlive(Number(pid))) rmSync(fileOf(pid), { force: true })
  return pids.map(Number).find(isAlive)
}

function listFiles(): string[] {
  try {
    return readdirSync(releasesFolder).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** Whether another process of this number runs, whosever it is. */
export function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
