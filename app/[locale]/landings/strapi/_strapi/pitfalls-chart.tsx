import styles from './pitfalls-chart.module.scss'

/** The limb of a small planet in a box of 1240 by 330, far wider than the box. */
const limb = (x: number) => 172 + 46 * ((x - 620) / 620) ** 2

/** How far below the limb the pits of the two rows lie. */
const rows = { far: 56, near: 104 }

/** A flight that touches down at the rim of every pit and in none of them; decorative. */
export function PitfallsChart({ count }: { count: number }) {
  const step = 1050 / count
  const pits = Array.from({ length: count }, (_, index) => {
    const x = 74 + step * (index + 0.5)
    return { x, y: limb(x) + rows[index % 2 === 1 ? 'near' : 'far'] }
  })
  const hops = pits.slice(1).map(({ x, y }, index) => {
    const { x: from, y: start } = pits[index] ?? { x, y }
    return `M${round(from + 10)} ${round(start - 23)}Q${round((from + x) / 2)} ${round(Math.min(start, y) - 140)} ${round(x - 10)} ${round(y - 23)}`
  })
  const [first, last] = [pits[0], pits.at(-1)]
  if (!first || !last) return null
  return (
    <svg className={styles.chart} viewBox="0 0 1240 330" fill="none" aria-hidden="true">
      <radialGradient id="dawn" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(760 0 0 230 330 196)">
        <stop className={styles.light} stopOpacity=".5" />
        <stop className={styles.light} stopOpacity=".14" offset=".4" />
        <stop className={styles.light} stopOpacity="0" offset="1" />
      </radialGradient>
      <linearGradient id="soil" gradientUnits="userSpaceOnUse" x1="0" y1="172" x2="0" y2="400">
        <stop className={styles.deep} offset=".5" />
        <stop className={styles.deep} stopOpacity="0" offset="1" />
      </linearGradient>
      <path fill="url(#dawn)" d="M-1240 586Q620-242 2480 586V-200H-1240z" />
      <path className={styles.line} fill="url(#soil)" d="M-1240 586Q620-242 2480 586" />
      {pits.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${round(x)} ${round(y)})`}>
          <ellipse className={`${styles.line} ${styles.pit}`} rx="44" ry="15" />
          <text y="7">{index + 1}</text>
        </g>
      ))}
      <path
        className={styles.way}
        d={`M-30 150Q70 90 ${round(first.x - 10)} ${round(first.y - 23)}${hops.join('')}M${round(last.x + 10)} ${round(last.y - 23)}Q1150 180 1194 78`}
      />
      <path d="M22 0-12-8-6 0-12 8Z" transform="translate(1203 56) rotate(-67)" />
    </svg>
  )
}

const round = Math.round
