import styles from './climb.module.scss'

/** Over the left edges of five columns of the wrap. */
const stations = [
  [7, 262],
  [260, 214],
  [513, 160],
  [765, 108],
  [1018, 62],
] as const

/** A flight that climbs through five stations, for a wide window; decorative. */
export function Climb() {
  return (
    <svg className={styles.climb} viewBox="0 0 1240 300" fill="none" aria-hidden="true">
      <path
        className={styles.path}
        d="M-400 330C-200 316-90 290 7 262S170 234 260 214 420 180 513 160 670 126 765 108 930 84 1018 62 1400-40 1640-116"
      />
      {stations.map(([x, y]) => (
        <g key={x}>
          <path className={styles.stem} d={`M${x} ${y + 16}V300`} />
          <circle className={styles.ring} cx={x} cy={y} r="11" />
          <circle className={styles.dot} cx={x} cy={y} r="4" />
        </g>
      ))}
      <path className={styles.craft} d="M22 0-12-8-6 0l-6 8z" transform="translate(1150 28) rotate(-15)" />
    </svg>
  )
}
