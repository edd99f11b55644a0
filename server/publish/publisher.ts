import type { ReportedProblem } from '@/routing/release/report'
import { idle, type PublishStatus, type StatusKeeper } from './status'

/** How a release ended: made, with the problems of entries that stay as they were, or not made. Busy: another build was running. */
export type Outcome = { release: string; problems: ReportedProblem[] } | { problems: ReportedProblem[] } | { isBusy: true }

/** A release that is being made. */
export type ReleaseRun = { outcome: Promise<Outcome>; stop: () => Promise<void> }

/** In milliseconds. */
type Pauses = {
  /** Without another call before a release begins: each publication calls twice, and editors publish several entries in a row. */
  quiet: number
  /** From the first call until it begins, however many follow. */
  longest: number
  /** Before another build that runs is asked about again. */
  busy: number
}

const usualPauses: Pauses = { quiet: 1000, longest: 10_000, busy: 5000 }

type Options = {
  start: (onStep: (step: string) => void) => ReleaseRun
  /** Answers why visitors do not get a release that was made, or null once they do. */
  goOver: (release: string) => Promise<string | null>
  keeper: StatusKeeper
  pauses?: Pauses
}

export type Publisher = {
  /** Something was published. */
  ask: () => void
  status: () => PublishStatus
  /** Ends a release that is being made; it is made anew by the next process. */
  stop: () => Promise<void>
}

/** Makes a release of what was published: one at a time, and one more for everything that was published meanwhile. */
export function createPublisher({ start, goOver, keeper, pauses = usualPauses }: Options): Publisher {
  let status = keeper.read()
  let run: ReleaseRun | null = null
  let firstAsked: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function show(change: Partial<PublishStatus> & Pick<PublishStatus, 'state'>): void {
    status = { ...idle, ...change }
    keeper.write(status)
  }

  function ask(): void {
    if (run) {
      status = { ...status, isAskedAgain: true }
      return
    }
    show({ state: 'waiting' })
    // It is kept, and the next process makes it.
    if (isStopped) return
    firstAsked ??= Date.now()
    wait(Math.min(pauses.quiet, firstAsked + pauses.longest - Date.now()))
  }

  function wait(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void release(), Math.max(0, milliseconds))
  }

  async function release(): Promise<void> {
    firstAsked = null
    const startedAt = new Date().toISOString()
    show({ state: 'running', startedAt })
    const begun = begin((step) => {
      status = { ...status, step }
    })
    run = begun
    const result = await outcomeOf(begun)
    run = null
    if (isStopped) return
    const { isAskedAgain } = status
    if (result === 'busy') {
      show({ state: 'waiting' })
      return wait(pauses.busy)
    }
    const finishedAt = new Date().toISOString()
    show({ ...result, startedAt, finishedAt })
    if (isAskedAgain) ask()
  }

  function begin(onStep: (step: string) => void): ReleaseRun {
    try {
      return start(onStep)
    } catch (error) {
      return { outcome: Promise.reject(error), stop: async () => undefined }
    }
  }

  async function outcomeOf({ outcome }: ReleaseRun): Promise<Pick<PublishStatus, 'state' | 'problems'> | 'busy'> {
    const failed = (sentence: string) => ({ state: 'failed' as const, problems: [{ sentence, link: null }] })
    try {
      const ended = await outcome
      if ('isBusy' in ended) return 'busy'
      if (!('release' in ended)) return { state: 'failed', problems: ended.problems }
      const refusal = isStopped ? null : await goOver(ended.release)
      return refusal === null ? { state: 'live', problems: ended.problems } : failed(refusal)
    } catch (error) {
      return failed(`The release was not made: ${error instanceof Error ? error.message : error}`)
    }
  }

  // What a process before this one was asked for and did not finish.
  if (status.state === 'waiting' || status.state === 'running') ask()
  return {
    ask,
    status: () => status,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await run?.stop()
    },
  }
}
