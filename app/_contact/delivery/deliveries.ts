import { currentSpool } from '../current-spool'
import { type ContactEnvironment, channelsOf, readContactEnvironment } from '../environment'
import { logLine } from '../log'
import { siteTexts } from '../mail/site-texts'
import { addMissingDeliveries, nextDue } from '../store/delivery-queue'
import { forgetArrivals } from '../store/sender-limits'
import type { Spool } from '../store/spool'
import { deliverAll } from './deliver-all'
import { describeWays } from './describe-ways'
import { createLoop, type Loop } from './loop'
import { send } from './send'
import { tellOfOverdue, tellOfRefusal, tellOperator } from './tell-operator'
import { createTidying } from './tidy'

/** In milliseconds: another program may have made something due meanwhile (`npm run contacts -- retry`). */
const longestNap = 15_000

// On the global object: each route is bundled apart, and there is one loop for all of them.
const place = Symbol.for('contact.deliveries')
type Holder = { [place]?: Loop; [key: symbol]: unknown }
const holder = globalThis as Holder

/** Delivers what is due from now on, in this process. Asked again, it does nothing more. */
export function startDeliveries(): Loop | undefined {
  const environment = readContactEnvironment(process.env)
  if (environment.isDelivering) holder[place] ??= start(currentSpool(), environment)
  return holder[place]
}

/** Delivers what has just come. */
export const deliverSoon = (): void => startDeliveries()?.wake()

function start(first: Spool, environment: ContactEnvironment): Loop {
  let isEnding = false
  for (const line of describeWays(environment)) console.log(line)
  let spool: Spool | null = null
  let tidy = (_now: number) => {}
  takeUp(first)

  /** Also where a backup took the place of the database. */
  function takeUp(current: Spool): void {
    if (spool === current) return
    spool = current
    tidy = createTidying(current, environment, (sentence) => void tellOperator(sentence, environment.mail).catch(() => undefined))
    addMissingDeliveries(current.database, channelsOf(environment, false), Date.now())
  }

  async function deliver(): Promise<void> {
    const current = currentSpool()
    takeUp(current)
    const { database } = current
    await deliverAll({
      database,
      send: (delivery) => send(delivery, { spool: current, environment, texts: siteTexts }),
      refused: (delivery, code) => tellOfRefusal(database, environment, delivery, code),
      now: Date.now,
      chance: Math.random,
      isEnding: () => isEnding,
    })
    await tellOfOverdue(database, environment, Date.now())
    forgetArrivals(database, Date.now())
    tidy(Date.now())
  }

  const say = (error: NodeJS.ErrnoException) => logLine({ event: 'contact loop failed', level: 'error', code: error.code ?? error.name })
  const loop = createLoop(() => deliver().catch(say), untilDue)
  const end = () => {
    isEnding = true
    return loop.end()
  }
  // The program that runs a release ends it by these (`deploy/server/worker.ts`).
  const endings = holder[Symbol.for('release.endings')]
  if (Array.isArray(endings)) endings.push(end)
  loop.wake()
  return loop
}

function untilDue(): number {
  try {
    const due = nextDue(currentSpool().database) ?? Number.POSITIVE_INFINITY
    return Math.max(100, Math.min(due - Date.now(), longestNap))
  } catch {
    return longestNap
  }
}
