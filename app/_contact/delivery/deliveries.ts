import { currentSpool } from '../current-spool'
import { type ContactEnvironment, channelsOf, readContactEnvironment } from '../environment'
import { logLine } from '../log'
import { siteTexts } from '../mail/site-texts'
import { addMissingDeliveries, nextDue } from '../store/delivery-queue'
import { forgetArrivals } from '../store/sender-limits'
import type { Spool } from '../store/spool'
import { deliverAll } from './deliver-all'
import { describeWays } from './describe-ways'
import { send } from './send'
import { tellOfOverdue, tellOfRefusal } from './tell-operator'
import { createTidying } from './tidy'

/** In milliseconds: another program may have made something due meanwhile (`npm run contacts -- retry`). */
const longestNap = 15_000

type Running = { wake: () => void; end: () => Promise<void> }

// On the global object: each route is bundled apart, and there is one loop for all of them.
const place = Symbol.for('contact.deliveries')
type Holder = { [place]?: Running; [key: symbol]: unknown }
const holder = globalThis as Holder

/** Delivers what is due now and from now on, in this process. */
export function deliverSoon(): void {
  const environment = readContactEnvironment(process.env)
  if (!environment.isDelivering) return
  holder[place] ??= start(currentSpool(), environment)
  holder[place].wake()
}

function start(spool: Spool, environment: ContactEnvironment): Running {
  const { database } = spool
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  let isEnding = false
  for (const line of describeWays(environment)) console.log(line)
  const tidy = createTidying(spool, environment)
  addMissingDeliveries(database, channelsOf(environment, false), Date.now())

  const run = async () => {
    await deliverAll({
      database,
      send: (delivery) => send(delivery, { spool, environment, texts: siteTexts }),
      refused: (delivery, code) => tellOfRefusal(database, environment, delivery, code),
      now: Date.now,
      chance: Math.random,
      isEnding: () => isEnding,
    })
    await tellOfOverdue(database, environment, Date.now())
    forgetArrivals(database, Date.now())
    tidy(Date.now())
  }
  const nap = () => {
    if (isEnding) return
    const due = nextDue(database) ?? Number.POSITIVE_INFINITY
    timer = setTimeout(wake, Math.max(100, Math.min(due - Date.now(), longestNap)))
    // It keeps no program alive that has nothing else to do.
    timer.unref()
  }
  function wake() {
    clearTimeout(timer)
    work = work
      .then(run)
      .catch((error: NodeJS.ErrnoException) => logLine({ event: 'contact loop failed', level: 'error', code: error.code ?? error.name }))
      .finally(nap)
  }
  const end = async () => {
    isEnding = true
    clearTimeout(timer)
    await work
  }
  // The program that runs a release ends it by these (`deploy/server/worker.ts`).
  const endings = holder[Symbol.for('release.endings')]
  if (Array.isArray(endings)) endings.push(end)
  return { wake, end }
}
