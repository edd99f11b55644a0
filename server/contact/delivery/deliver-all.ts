import type { Database } from '../../open-database'
import { logLine } from '../log'
import type { Delivery } from '../message'
import { claimDelivery, lease, longestWait, type Outcome, renewLease, settleDelivery } from '../store/delivery-queue'
import { patiently } from '../store/patience'
import { DeliveryError } from './delivery-error'

type Delivering = {
  database: Database
  /** @throws DeliveryError */
  send: (delivery: Delivery) => Promise<void>
  /** Hears of a message that the team's side does not take, the first time. */
  refused: (delivery: Delivery, code: string) => Promise<void>
  now: () => number
  /** Between 0 and 1. */
  chance: () => number
  /** Asked before each delivery. */
  isEnding: () => boolean
}

/** In milliseconds: after the first try, the second, and so on; then once an hour. */
const waits = [30_000, 60_000, 120_000, 300_000, 600_000, 1_200_000, 2_400_000, longestWait]

/** Delivers everything that is due, one after the other. */
export async function deliverAll({ database, send, refused, now, chance, isEnding }: Delivering): Promise<void> {
  while (!isEnding()) {
    const delivery = await patiently(() => claimDelivery(database, now()))
    if (!delivery) return
    const renewing = setInterval(() => renewIfPossible(database, delivery.id, now()), lease / 4)
    const outcome = await attempt(delivery, send)
      .then(
        () => ({ kind: 'delivered' }) as const,
        (error: DeliveryError) => toOutcome(delivery, error, now() + waitAfter(delivery.attempts, chance())),
      )
      .finally(() => clearInterval(renewing))
    const end = outcome.kind === 'delivered' ? outcome : outcome.outcome
    await patiently(() => settleDelivery(database, delivery.id, end, now()))
    logLine({
      event: `contact ${outcome.kind === 'delivered' ? 'delivered' : outcome.outcome.kind}`,
      key: delivery.key,
      attempt: delivery.attempts,
      ...(outcome.kind === 'failed' && { code: outcome.code }),
    })
    const isNews = outcome.kind === 'failed' && outcome.isFinal && delivery.channel !== 'visitor' && delivery.attempts === 1
    if (isNews) await refused(delivery, outcome.code)
  }
}

/** Whoever could not say so may lose it to the next, which sends it under the same key. */
function renewIfPossible(database: Database, id: number, now: number): void {
  try {
    renewLease(database, id, now)
  } catch {}
}

async function attempt(delivery: Delivery, send: Delivering['send']): Promise<void> {
  try {
    await send(delivery)
  } catch (error) {
    throw error instanceof DeliveryError ? error : new DeliveryError(String(error), { code: 'EUNKNOWN', isFinal: false })
  }
}

type Failure = { kind: 'failed'; code: string; isFinal: boolean; outcome: Exclude<Outcome, { kind: 'delivered' }> }

/** A visitor's mailbox that does not exist will not appear; the team's is somebody's mistake and gets mended. */
function toOutcome({ channel }: Delivery, { message: error, code, isFinal }: DeliveryError, nextAt: number): Failure {
  const isHopeless = isFinal && channel === 'visitor'
  return { kind: 'failed', code, isFinal, outcome: isHopeless ? { kind: 'dropped', error } : { kind: 'failed', error, nextAt } }
}

/** Up to a fifth less, so that not everything is tried at once. */
export function waitAfter(attempts: number, chance: number): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? longestWait
  return Math.round(wait * (1 - chance / 5))
}
