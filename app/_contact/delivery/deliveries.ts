import { currentSpool } from '../current-spool'
import { type ContactEnvironment, channelsOf, readContactEnvironment } from '../environment'
import { logLine } from '../log'
import { siteTexts } from '../mail/site-texts'
import { addMissingDeliveries, nextDue } from '../store/delivery-queue'
import type { Database } from '../store/open-database'
import { forgetArrivals } from '../store/sender-limits'
import type { Spool } from '../store/spool'
import { deliverAll } from './deliver-all'
import { describeWays } from './describe-ways'
import { createLoop, type Loop } from './loop'
import { send } from './send'
import { tellOfOverdue, tellOfRefusal } from './tell-operator'
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

function start(spool: Spool, environment: ContactEnvironment): Loop {
  const { database } = spool
  let isEnding = false
  for (const line of describeWays(environment)) console.log(line)
  const tidy = createTidying(spool, environment)
  addMissingDeliveries(database, channelsOf(environment, false), Date.now())

  async function deliver(): Promise<void> {
    await deliverAll({
      database,
      send: (delivery) => send(delivery, { spool, environment, texts: siteTexts, now: Date.now }),
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
  const loop = createLoop(
    () => deliver().catch(say),
    () => untilDue(database),
  )
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

function untilDue(database: Database): number {
  try {
    const due = nextDue(database) ?? Number.POSITIVE_INFINITY
    return Math.max(100, Math.min(due - Date.now(), longestNap))
  } catch {
    return longestNap
  }
}
