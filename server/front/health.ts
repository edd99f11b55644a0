import { askRelease } from './ask-release'
import type { LiveSite } from './live-site'

export type Health = {
  isWell: boolean
  build: string | null
  release: string | null
  since: string
  /** What the release says of the messages it keeps; null where it says nothing. */
  messages: unknown
}

/** In milliseconds: whatever hangs, whoever asks is answered within two seconds. */
const patience = 1500

/** Whether an estimate can be computed and a message kept; asked at most once a second, however many ask. */
export function createHealth(site: LiveSite, now: () => number = Date.now): () => Promise<Health> {
  let kept: { health: Promise<Health>; asked: number } | undefined
  return () => {
    if (!kept || now() - kept.asked >= 1000) kept = { health: examine(site), asked: now() }
    return kept.health
  }
}

/** Why no message can be kept; null where they are. */
export function messageTrouble(messages: unknown): string | null {
  const { status, reason } = (messages ?? {}) as { status?: string; reason?: string }
  return status === 'failing' ? (reason ?? 'for an unknown reason') : null
}

async function examine(site: LiveSite): Promise<Health> {
  const running = site.running()
  const ask = async (path: string) => (running ? askRelease(running, path, AbortSignal.timeout(patience)).catch(() => null) : null)
  const [estimate, state] = await Promise.all([ask('/api/estimate/v1?p=web'), ask('/api/contact/state')])
  const [current] = site.releases()
  return {
    isWell: estimate?.status === 200 && state?.status === 200,
    build: current?.buildId ?? null,
    release: current?.id ?? null,
    since: site.since().toISOString(),
    messages: parse(state?.text),
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
