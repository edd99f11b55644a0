import type { ReactNode } from 'react'
import { WideLimb } from '@/components/scene/wide-limb'
import styles from './channel-drawings.module.scss'

/** A screen on its stand, a code on a table, a message, a call; boxes of 160 × 128. */
const drawings: readonly ReactNode[] = [
  <>
    <path className={styles.part} d="M34 12h76a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8zM72 94v18M48 114h48" />
    <path className={styles.detail} d="M40 30h38M40 40h24" />
    <path className={styles.light} d="M64 54h36a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6V60a6 6 0 0 1 6-6z" />
    <path className={styles.detail} d="M68 67h28" />
  </>,
  <>
    <path className={styles.part} d="M2 102 34 84h92l28 18-28 14H30z" />
    <path className={styles.part} d="m40 96 10-82h62l8 82z" />
    <path className={styles.light} d="M60 28h14v14H60zM88 28h14v14H88zM59 58h14v14H59z" />
    <path className={styles.detail} d="M88 56h5m6 0h5m-16 8h11m-11 8h5m6 0h6M60 82h44" />
  </>,
  <>
    <path className={styles.part} d="M136 16 20 60l36 14 14 36 22-26 30 20z" />
    <path className={styles.light} d="m136 16-80 58 14 36 6-26z" />
    <path className={styles.detail} d="M4 96c10-2 18-6 26-12M16 116c10-2 18-6 24-12" />
  </>,
  <>
    <path
      className={styles.part}
      d="M36 24c8-8 14-8 18-2l10 16c3 5 1 9-3 12l-6 5c6 13 15 22 28 28l5-6c3-4 7-6 12-3l16 10c6 4 6 10-2 18-10 10-26 10-44 0-18-9-32-24-39-40-6-16-5-28 5-38z"
    />
    <path className={styles.light} d="M88 44a22 22 0 0 1 16 16" />
    <path className={styles.ring} d="M92 26a42 42 0 0 1 30 30M96 8a62 62 0 0 1 44 44" />
  </>,
]

export const isDrawn = (index: number) => index in drawings

export function ChannelDrawing({ of: index }: { of: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 128" width="160" height="128" fill="none" aria-hidden="true">
      {drawings[index]}
    </svg>
  )
}

/** From each of four columns of the wrap to one sun, which rises as the order. */
export function ChannelsMeet() {
  return (
    <WideLimb top={170}>
      <radialGradient id="order">
        <stop className={styles.white} />
        <stop className={styles.hue} stopOpacity=".6" offset=".12" />
        <stop className={styles.hue} stopOpacity=".14" offset=".5" />
        <stop className={styles.hue} stopOpacity="0" offset="1" />
      </radialGradient>
      {[62, 378, 694, 1010].map((x) => (
        <path className={styles.way} key={x} d={`M${x} 14C${x} 120 ${(x + 1240) / 3} 130 620 166`} />
      ))}
      <circle cx="620" cy="170" r="150" fill="url(#order)" />
      <circle className={styles.sun} cx="620" cy="170" r="15" />
    </WideLimb>
  )
}
