import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasesFolder } from '@/routing/release/releases'
import type { ReportedProblem } from '@/routing/release/report'

const states = ['idle', 'waiting', 'running', 'live', 'failed'] as const

/** How far what was published last is on its way to the site. Times are ISO 8601. */
export type PublishStatus = {
  state: (typeof states)[number]
  startedAt: string | null
  finishedAt: string | null
  /** Such as `2/6 Building the pages …`, while it runs. */
  step: string | null
  /** Why nothing was released, or, where it is live, why some entries stay as they were. */
  problems: ReportedProblem[]
  /** Whether something was published while it runs, for which there will be another release. */
  isAskedAgain: boolean
}

export const idle: PublishStatus = { state: 'idle', startedAt: null, finishedAt: null, step: null, problems: [], isAskedAgain: false }

/** What outlives the process: a release that was asked for and its outcome. */
export type StatusKeeper = { read: () => PublishStatus; write: (status: PublishStatus) => void }

export function statusFile(say: (sentence: string) => void, file = join(releasesFolder, 'publish.json')): StatusKeeper {
  return {
    read: () => {
      try {
        const kept = JSON.parse(readFileSync(file, 'utf8'))
        return states.includes(kept.state) && Array.isArray(kept.problems) ? { ...idle, ...kept } : idle
      } catch {
        return idle
      }
    },
    write: (status) => {
      try {
        writeFileSync(`${file}.new`, `${JSON.stringify(status, null, 2)}\n`)
        renameSync(`${file}.new`, file)
      } catch (error) {
        say(`The outcome of what was published could not be kept (${(error as Error).message}).`)
      }
    },
  }
}
