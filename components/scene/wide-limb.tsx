import type { ReactNode } from 'react'
import styles from './wide-limb.module.scss'

/** The drawing's width between its edges that go on: the wrap. */
export const limbWidth = 1240
const middle = limbWidth / 2
const sag = 46

/** How high the limb stands at a place of the drawing, whose highest point is `top`. */
export const limbAt = (x: number, top: number) => top + sag * ((x - middle) / middle) ** 2

type WideLimbProps = {
  /** How much sky there is over the limb, in units of the drawing. */
  top: number
  /** What rises over it: its foot is behind the limb. */
  children: ReactNode
}

/** The limb of a planet before day, as wide as the window: the drawing is the wrap, 1240, and goes on at both sides. Decorative. */
export function WideLimb({ top, children }: WideLimbProps) {
  const foot = limbAt(-2 * middle, top)
  const way = `M${-2 * middle} ${foot}Q${middle} ${2 * top - foot} ${4 * middle} ${foot}`
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${limbWidth} ${top + 104}`} fill="none" aria-hidden="true">
      <radialGradient
        id="limb-day"
        gradientUnits="userSpaceOnUse"
        cx="0"
        cy="0"
        r="1"
        gradientTransform={`matrix(900 0 0 250 620 ${top + 14})`}
      >
        <stop className={styles.light} stopOpacity=".5" />
        <stop className={styles.light} stopOpacity=".12" offset=".45" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </radialGradient>
      <linearGradient id="limb-ground" gradientUnits="userSpaceOnUse" x1="0" y1={top + 50} x2="0" y2={top + 190}>
        <stop className={styles.deep} />
        <stop className={styles.deep} stopOpacity="0" offset="1" />
      </linearGradient>
      <path fill="url(#limb-day)" d={`${way}V${top - 400}H${-2 * middle}z`} />
      {children}
      <path className={styles.limb} fill="url(#limb-ground)" d={way} />
    </svg>
  )
}
