import styles from './pitfalls-chart.module.scss'

/** The limb of a small planet in a box of 1240 by 330, far wider than the box. */
const limb = (x: number) => 172 + 46 * ((x - 620) / 620) ** 2

/** Where a flight touches down between two pits, as high as they lie. */
const ground = (x: number) => limb(x) + 70

/** A flight that leaves out every pit of a landing ground; decorative. */
export function PitfallsChart({ count }: { count: number }) {
  const step = 1050 / count
  const pits = Array.from({ length: count }, (_, index) => ({ x: 74 + step * (index + 0.5), isNear: index % 2 === 1 }))
  const hops = pits.map(({ x, isNear }) => {
    const to = x + step / 2
    return `Q${round(x)} ${round(ground(x) - (isNear ? 190 : 130))} ${round(to)} ${round(ground(to))}`
  })
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
      {pits.map(({ x, isNear }, index) => (
        <g key={x} transform={`translate(${round(x)} ${round(limb(x) + (isNear ? 104 : 56))})`}>
          <ellipse className={`${styles.line} ${styles.pit}`} rx="44" ry="15" />
          <text y="7">{index + 1}</text>
        </g>
      ))}
      <path className={styles.way} d={`M74 ${round(ground(74))}${hops.join('')}Q1178 182 1206 70`} />
      <path d="m1213 38-3 30 12-4zm0 0-16 28 13 2z" />
    </svg>
  )
}

const round = Math.round
