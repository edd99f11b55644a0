import { setTimeout } from 'node:timers/promises'

/** In milliseconds: how long one writer waits for another, and how often it looks. */
const usual = { patience: 5000, pause: 50 }

/** Does what writes to the store as soon as nobody else is at it; meanwhile the thread has time for others. @throws what the work throws */
export async function patiently<Result>(work: () => Result, { patience, pause } = usual): Promise<Result> {
  for (let waited = 0; ; waited += pause)
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || waited >= patience) throw error
      await setTimeout(pause)
    }
}

/** As both drivers say it. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_BUSY|database is locked/.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`)
