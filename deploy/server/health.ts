import { askRelease, expectAnswer } from './ask-release'
import type { LiveSite } from './live-site'

export type Health = {
  isWell: boolean
  build: string | null
  release: string | null
  since: string
  /** What the release says of the messages it keeps; null where it says nothing. */
  messages: unknown
}

/** Whether an estimate can be computed; asked at most once a second, however many ask. */
export function createHealth(site: LiveSite, now: () => number = Date.now): () => Promise<Health> {
  let kept: { health: Promise<Health>; asked: number } | undefined
  return () => {
    if (!kept || now() - kept.asked >= 1000) kept = { health: examine(site), asked: now() }
    return kept.health
  }
}

async function examine(site: LiveSite): Promise<Health> {
  const running = site.running()
  const isWell = running
    ? await expectAnswer(running, '/api/estimate/v1?p=web').then(
        () => true,
        () => false,
      )
    : false
  const [current] = site.releases()
  const messages = running
    ? await askRelease(running, '/api/contact/state')
        .then(({ text }) => JSON.parse(text))
        .catch(() => null)
    : null
  return { isWell, build: current?.buildId ?? null, release: current?.id ?? null, since: site.since().toISOString(), messages }
}
