import { type ContactEnvironment, readContactEnvironment } from '@/app/_contact/environment'
import { channelsOf } from '../channels'
import { currentSpool } from '../current-spool'
import { logLine } from '../log'
import { siteTexts } from '../mail/site-texts'
import { addMissingDeliveries, nextDue } from '../store/delivery-queue'
import { forgetSenders } from '../store/sender-limits'
import type { Spool } from '../store/spool'
import { deliverAll } from './deliver-all'
import { describeWays } from './describe-ways'
import { createLoop, type Loop } from './loop'
import { send } from './send'
import { tellOfOverdue, tellOfRefusal, tellOperator } from './tell-operator'
import { createTidying } from './tidy'

/** In milliseconds: another program may have made something due meanwhile (`npm run contacts -- retry`). */
const longestNap = 15_000

type Deliveries = Pick<Loop, 'wake' | 'end'>

let deliveries: Deliveries | undefined

/** Delivers what is due from now on, in this process. Asked again, it does nothing more. */
export function startDeliveries(): Deliveries | undefined {
  const environment = readContactEnvironment(process.env)
  if (environment.isDelivering) deliveries ??= start(currentSpool(), environment)
  return deliveries
}

/** Resolves when what is under way is delivered; nothing is begun any more. */
export const endDeliveries = async (): Promise<void> => deliveries?.end()

/** Delivers what has just come. */
export const deliverSoon = (): void => startDeliveries()?.wake()

function start(first: Spool, environment: ContactEnvironment): Deliveries {
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
    forgetSenders(database, Date.now())
    tidy(Date.now())
  }

  const say = (error: NodeJS.ErrnoException) => logLine({ event: 'contact loop failed', level: 'error', code: error.code ?? error.name })
  const loop = createLoop(() => deliver().catch(say), untilDue)
  const end = () => {
    isEnding = true
    return loop.end()
  }
  loop.wake()
  return { wake: loop.wake, end }
}

function untilDue(): number {
  try {
    const due = nextDue(currentSpool().database) ?? Number.POSITIVE_INFINITY
    return Math.max(100, Math.min(due - Date.now(), longestNap))
  } catch {
    return longestNap
  }
}
