'use client'

// Client: two sliders and a day make the answer a customer sees.
import { useState } from 'react'
import type { PrototypeWords } from './kinds'
import { Choices, Figure, Readout } from './parts'
import styles from './parts.module.scss'
import { highest, isUseful, lowest, moveEnd, step, usual } from './price-range'

const days = ['today', 'wednesday', 'thursday'] as const

export function Price({ words }: { words: PrototypeWords<'price'> }) {
  const [range, setRange] = useState(usual)
  const [day, setDay] = useState<(typeof days)[number]>('today')
  const [isSent, setSent] = useState(false)
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <label className={styles.slider} key={end}>
          <span className={styles.label}>
            <span>{`${words[end]}: `}</span>
            <b>{range[end]}</b>
          </span>
          <input
            type="range"
            min={lowest}
            max={highest}
            step={step}
            value={range[end]}
            onChange={(event) => {
              setRange(moveEnd(range, end, event.target.valueAsNumber))
              setSent(false)
            }}
          />
        </label>
      ))}
      <Choices
        label={words.day}
        options={days.map((value) => ({ value, label: words.days[value] }))}
        value={day}
        onChoose={(chosen) => {
          setDay(chosen)
          setSent(false)
        }}
      />
      <Readout>
        <Figure label={words.sees}>{`${range.from}–\u2060${range.to}\u00A0₴`}</Figure>
        <p>{`${words.days[day]} · ${words.workshop}`}</p>
        <p className={styles.note}>{isSent ? words.sent : isUseful(range) ? words.fine : words.wide}</p>
      </Readout>
      <p className={styles.tools}>
        <button className={styles.button} type="button" onClick={() => setSent(true)}>
          {words.send}
        </button>
      </p>
    </>
  )
}
