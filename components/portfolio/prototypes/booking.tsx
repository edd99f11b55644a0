'use client'

// Client: a reason and a time are chosen, booked and given up again.
import { useState } from 'react'
import type { PrototypeWords } from './kinds'
import { Choices, Readout } from './parts'
import styles from './parts.module.scss'

const reasons = ['throat', 'prescription', 'blood'] as const
type Reason = (typeof reasons)[number]

/** Whom a reason leads to decides which times are left. */
const times: Record<Reason, readonly string[]> = {
  throat: ['09:20', '11:40', '15:20'],
  prescription: ['08:10', '12:30', '16:05'],
  blood: ['07:30', '07:45', '08:15'],
}

export function Booking({ words }: { words: PrototypeWords<'booking'> }) {
  const [reason, setReason] = useState<Reason>('throat')
  const [time, setTime] = useState('09:20')
  const [state, setState] = useState<'free' | 'booked' | 'canceled'>('free')
  const change = (chosen: Reason, at: string) => {
    setReason(chosen)
    setTime(at)
    setState('free')
  }
  return (
    <>
      <Choices
        label={words.reason}
        options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
        value={reason}
        onChoose={(chosen) => change(chosen, times[chosen][0] ?? time)}
      />
      <Choices
        label={words.time}
        options={times[reason].map((value) => ({ value, label: value }))}
        value={time}
        onChoose={(chosen) => change(reason, chosen)}
      />
      <Readout>
        <p>
          <span className={styles.label}>{words.state}</span> <b className={styles.value}>{time}</b>
        </p>
        <p>{words.doctors[reason]}</p>
        <p className={styles.note}>{words[state]}</p>
      </Readout>
      <p className={styles.tools}>
        <button className={styles.button} type="button" onClick={() => setState(state === 'booked' ? 'canceled' : 'booked')}>
          {state === 'booked' ? words.cancel : words.book}
        </button>
      </p>
    </>
  )
}
