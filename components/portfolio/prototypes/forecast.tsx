'use client'

// Client: “now” is a slider, and the forecast behind it is drawn anew.
import { useState } from 'react'
import drawing from './forecast.module.scss'
import { clockOf, countAt, forecastAt, halfHours } from './grain-hours'
import type { PrototypeWords } from './kinds'
import { Figure, Readout } from './parts'
import styles from './parts.module.scss'

const [width, height, most] = [640, 200, 72]
/** Trucks at the lines of the chart, from its top. */
const levels = [most, most * (2 / 3), most / 3]
const x = (at: number) => (at / halfHours) * width
const y = (trucks: number) => height - (Math.min(trucks, most) / most) * height
const path = (points: readonly (readonly [number, number])[]) =>
  points.map(([at, trucks], index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(trucks).toFixed(1)}`).join('')

/** How many half hours “later” is. */
const later = 4

export function Forecast({ words }: { words: PrototypeWords<'forecast'> }) {
  const [now, setNow] = useState(8)
  const { past, ahead } = forecastAt(now)
  const then = ahead[later]
  const upper = ahead.map(({ at, to }) => [at, to] as const)
  const lower = ahead.map(({ at, from }) => [at, from] as const).reverse()
  return (
    <>
      <div className="relative">
        <svg className={drawing.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={words.chart}>
          <path className={drawing.band} d={`${path([...upper, ...lower])}Z`} />
          <path className={drawing.line} d={path(past.map(({ at, trucks }) => [at, trucks]))} />
          <path className={drawing.now} d={`M${x(now)} 0V${height}`} />
        </svg>
        <p className={drawing.levels} aria-hidden="true">
          {levels.map((level) => (
            <span key={level}>{level}</span>
          ))}
        </p>
      </div>
      <p className={drawing.hours} aria-hidden="true">
        <span>{clockOf(0)}</span>
        <span>{clockOf(halfHours / 2)}</span>
        <span>{clockOf(halfHours)}</span>
      </p>
      <label className={styles.slider}>
        <span className={styles.label}>{words.now}</span>
        <input
          type="range"
          min="0"
          max={halfHours}
          value={now}
          aria-valuetext={clockOf(now)}
          onChange={(event) => setNow(event.target.valueAsNumber)}
        />
      </label>
      <Readout>
        <Figure label={words.now}>{clockOf(now)}</Figure>
        <Figure label={words.waiting}>{countAt(now)}</Figure>
        <Figure label={words.later}>{then ? `${then.from}–\u2060${then.to}` : words.end}</Figure>
      </Readout>
    </>
  )
}
