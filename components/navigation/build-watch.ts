import { type Build, type BuildManifest, latestBuildPath, manifestPath } from '@/routing/build-paths'
import { splitLocale } from '@/routing/locale-path'
import { localiseTarget, ruleTarget } from '@/routing/rules'
import { followRules } from './navigate-to'
import { announceNewBuild, isOutdated } from './new-build'

const firstCheck = 1000
const everyHour = 3_600_000

/** Fetches what this build says of itself and asks, now and then, whether it is still the one being served. */
export function watchBuild(id: string, signal: AbortSignal): void {
  const check = () => void checkBuild(id)
  const first = setTimeout(() => {
    readJson<BuildManifest>(manifestPath(id)).then((manifest) => manifest && followRules((pathname) => redirectOf(manifest, pathname)))
    check()
  }, firstCheck)
  const hourly = setInterval(check, everyHour)
  const onReturn = () => document.visibilityState === 'visible' && check()
  document.addEventListener('visibilitychange', onReturn, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(first)
    clearInterval(hourly)
  })
}

async function checkBuild(id: string): Promise<void> {
  if (isOutdated()) return
  const latest = await readJson<Build>(`${latestBuildPath}?${Date.now()}`)
  if (latest && latest.id !== id) announceNewBuild()
}

/** Being offline, or a server that restarts, is not an error worth reporting. */
async function readJson<Value>(address: string): Promise<Value | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as Value) : undefined
  } catch {
    return undefined
  }
}

/** @throws for a rule with a middleware this build does not have. */
export function redirectOf({ matcher }: Pick<BuildManifest, 'matcher'>, pathname: string): string | undefined {
  const rule = matcher.static[pathname]
  if (!rule) return undefined
  const { locale, path } = splitLocale(pathname)
  const answer = ruleTarget({ from: path, middleware: Object.keys(rule.appMiddleware ?? {}) })
  return answer ? localiseTarget(locale, answer.to) : rule.redirect
}
