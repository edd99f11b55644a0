import { box, type drawDawn } from './dawn'
import styles from './dawn-drawing.module.scss'

type Drawing = ReturnType<typeof drawDawn>

type DawnProps = {
  drawing: Drawing
  /** Before there is a price: half a sun of dashes. */
  isUsual: boolean
}

/** A price range as a small dawn: brighter where a price is likelier, half a sun at P50. The figures are in the text beside it. */
export function Dawn({ drawing, isUsual }: DawnProps) {
  const { outer, inner, horizon, likely, sun, marks } = drawing
  const radius = isUsual ? 18 : 10
  return (
    <svg
      className={isUsual ? `${styles.dawn} ${styles.usual}` : styles.dawn}
      viewBox={`0 0 ${box.width} ${box.height}`}
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="summary-sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={box.arc - box.light} y2={box.arc + 8}>
          <stop className={styles.high} />
          <stop className={styles.middle} offset=".55" />
          <stop className={styles.low} offset="1" />
        </linearGradient>
        <radialGradient id="summary-sun">
          <stop className={styles.core} />
          <stop className={styles.glow} offset=".3" />
          <stop className={styles.end} offset="1" />
        </radialGradient>
        <filter id="summary-blur" x="-10%" y="-40%" width="120%" height="160%">
          <feGaussianBlur stdDeviation="9 6" />
        </filter>
        <clipPath id="summary-earth">
          <path d={`${horizon}H${box.width + 20}V-40H-20V${box.arc + box.rise}Z`} />
        </clipPath>
      </defs>
      <g clipPath="url(#summary-earth)">
        <path d={outer} fill="url(#summary-sky)" filter="url(#summary-blur)" />
        <path className={styles.inner} d={inner} filter="url(#summary-blur)" />
        <circle cx={sun.x} cy={sun.y} r="56" fill="url(#summary-sun)" />
        <circle className={styles.sun} cx={sun.x} cy={sun.y} r={radius} />
      </g>
      <path className={styles.horizon} d={horizon} />
      <path className={styles.likely} d={likely} />
      {marks.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three marks that keep their places
        <path className={styles.mark} d={`M${x} ${y - 8}v16`} key={index} />
      ))}
    </svg>
  )
}

/** P10 and P90 under their marks, as far as the panel has room. They are in the text beside it. */
export function DawnEnds({ drawing: { marks }, ends }: { drawing: Drawing; ends: readonly [string, string] }) {
  return (
    <svg className={styles.ends} viewBox={`0 0 ${box.width} 20`} aria-hidden="true">
      {ends.map((text, index) => {
        const room = text.length * 4.2 + 16
        const x = Math.min(Math.max(marks[2 * index]?.x ?? 0, room), box.width - room)
        return (
          <text className={styles.text} x={x} y="14" key={index === 0 ? 'p10' : 'p90'}>
            {text}
          </text>
        )
      })}
    </svg>
  )
}

/** The same as the upper edge of a bar: the limb, the likely part of it and the sun. */
export function HorizonEdge({ drawing: { horizon, likely, sun }, isUsual }: DawnProps) {
  return (
    <svg
      className={isUsual ? `${styles.edge} ${styles.usual}` : styles.edge}
      viewBox={`0 ${box.arc - 14} ${box.width} ${box.rise + 14}`}
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r="11" />
      <path className={styles.ground} d={`${horizon}v4H0Z`} />
      <path className={styles.horizon} d={horizon} />
      <path className={styles.likely} d={likely} />
    </svg>
  )
}
