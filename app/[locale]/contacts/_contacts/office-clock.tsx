'use client'

// Client: only the browser knows the visitor's time zone and what time it is now.
import { useState } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import { formatClock } from '@/messages/clock'
import type { Locale } from '@/routing/locales'
import styles from './office-clock.module.scss'
import { type OfficeHours, type OfficeTime, officeTime, toClock, toMinutes } from './office-time'

type OfficeClockProps = {
  hours: OfficeHours
  locale: Locale
  /** The hours in the office's own time: what is read before and without scripts. */
  text: string
  /** `visitor` holds {opens} and {closes}, `now` holds {time}. */
  words: { open: string; closed: string; now: string; visitor: string }
}

const width = 380
const dawn = 4 * 60
const dusk = 22 * 60
const day = `M0 70Q${width / 2}-70 ${width} 70`

/** The office's day as an arc from early morning to late evening; a light on it stands where the day is now. */
export const OfficeClock = asDecoration(BareOfficeClock, ({ text }) => <p className={styles.text}>{text}</p>)

function BareOfficeClock({ hours, locale, text, words }: OfficeClockProps) {
  const [time, setTime] = useState<OfficeTime | null>(null)
  useSafeEffect(() => {
    const tick = () => setTime(officeTime(new Date(), hours, Intl.DateTimeFormat().resolvedOptions().timeZone))
    tick()
    const timer = setInterval(tick, 30_000)
    return () => clearInterval(timer)
  }, [hours])
  const work = segment(toMinutes(hours.opens), toMinutes(hours.closes))
  const isOnArc = time && time.minutes >= dawn && time.minutes <= dusk
  return (
    <div className={styles.clock}>
      <svg
        className={styles.arc}
        viewBox="-20 -40 420 128"
        fill="none"
        data-open={time?.isOpen}
        data-off={time?.isWorkday === false}
        aria-hidden="true"
      >
        <linearGradient id="office-air" x2="0" y2="1">
          <stop className={styles.air} />
          <stop className={styles.deep} offset="1" />
        </linearGradient>
        <radialGradient id="office-sun">
          <stop className={styles.glare} />
          <stop className={styles.dark} offset="1" />
        </radialGradient>
        <path d={day} fill="url(#office-air)" />
        <path className={styles.day} d={day} />
        {time?.isWorkday !== false && <path className={styles.light} d={work} />}
        <path className={styles.work} d={work} />
        {[hours.opens, hours.closes].map((clock) => (
          <text
            className={styles.label}
            key={clock}
            x={pointAt(toMinutes(clock)).x}
            y={pointAt(toMinutes(clock)).y + 40}
            textAnchor="middle"
          >
            {formatClock(clock, locale)}
          </text>
        ))}
        {isOnArc && <Now time={time} label={words.now} locale={locale} />}
      </svg>
      <p className={styles.text}>
        {time && <strong className={styles.state}>{`${time.isOpen ? words.open : words.closed} `}</strong>}
        <span>{text}</span>
        {time?.visitor && (
          <span>
            {` ${words.visitor.replace('{opens}', formatClock(time.visitor.opens, locale)).replace('{closes}', formatClock(time.visitor.closes, locale))}`}
          </span>
        )}
      </p>
    </div>
  )
}

/** Half of what the word of the present takes in the drawing of a phone. */
const half = 62

function Now({ time: { minutes }, label, locale }: { time: OfficeTime; label: string; locale: Locale }) {
  const { x, y } = pointAt(minutes)
  const middle = Math.min(Math.max(x, half - 20), width - half + 20)
  // Above the sun, and above the arc at both of its ends.
  const base = Math.min(y - 24, ...[middle - half, middle + half].map((end) => heightAt(end / width) - 14))
  return (
    <>
      <circle cx={x} cy={y} r="30" fill="url(#office-sun)" />
      <path className={styles.day} d={`M${x} ${y}V${round(base + 5)}`} />
      <circle className={styles.dot} cx={x} cy={y} r="7.5" />
      <text className={styles.now} x={middle} y={round(base)} textAnchor="middle">
        {label.replace('{time}', formatClock(toClock(minutes), locale))}
      </text>
    </>
  )
}

/** A point of the arc: a parabola through its ends and its top. */
function pointAt(minutes: number): { x: number; y: number } {
  const t = (minutes - dawn) / (dusk - dawn)
  return { x: round(t * width), y: round(heightAt(t)) }
}

function heightAt(t: number): number {
  return (1 - t) ** 2 * 70 - 2 * t * (1 - t) * 70 + t ** 2 * 70
}

/** A part of the arc is an arc of the same kind; its control point is where the tangents of its ends meet. */
function segment(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)]
  const [a, b] = [from, to].map((minutes) => (minutes - dawn) / (dusk - dawn)) as [number, number]
  const control = round((1 - a) * (1 - b) * 70 - (a * (1 - b) + b * (1 - a)) * 70 + a * b * 70)
  return `M${start.x} ${start.y}Q${round(((a + b) / 2) * width)} ${control} ${end.x} ${end.y}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
