import { useState } from 'react'
import type { Locale } from '@/routing/locales'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import { useSafeEffect } from '../resilience/use-safe-effect'
import action from './action.module.scss'
import type { ContactWords } from './contact-words'
import styles from './send-status.module.scss'
import type { SendState } from './sending'

type SendStatusProps = { state: SendState; words: ContactWords['status']; locale: Locale; onStop: () => void; onLetter: () => void }

/** Failures after which another way is offered. */
const patience = 3

/** What happened to a message that has not arrived, and when it is tried again. */
export function SendStatus({ state, words, locale, onStop, onLetter }: SendStatusProps) {
  const isWaiting = state.phase === 'waiting'
  const left = useSecondsLeft(isWaiting ? state.until : null)
  if (!isWaiting && state.phase !== 'failed') return null
  const said = isWaiting ? words[state.why] : state.detail || words.absent
  const next = (seconds: number) => `${words.next} ${formatWait(seconds, locale)}.`
  return (
    <div className={styles.status}>
      <Icon path={isWaiting ? icons.plane : icons.warning} className={styles.icon} />
      <div className="grid gap1">
        <div role="alert">
          <p className="bold">{words.kept}</p>
          <p>{said}</p>
          {isWaiting && <span className="visuallyHidden">{next(state.seconds)}</span>}
        </div>
        {isWaiting && (
          <p className="quiet tabular" aria-hidden="true">
            {next(left)}
          </p>
        )}
        <div className="gap15 above1 cluster">
          {isWaiting && (
            <button className={action.second} type="button" onClick={onStop}>
              {words.stop}
            </button>
          )}
          {(!isWaiting || state.failures >= patience) && (
            <button className={action.second} type="button" onClick={onLetter}>
              {words.letter}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(Date.now)
  useSafeEffect(() => {
    if (until === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}

/** “25 sec”, «25 с»; minutes where it takes longer. */
function formatWait(seconds: number, locale: Locale): string {
  const [amount, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
}
