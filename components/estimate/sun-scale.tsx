import { limbAt, WideLimb } from '../scene/wide-limb'
import { placeSuns, type Sun } from './place-suns'
import styles from './sun-scale.module.scss'

type SunScaleProps = {
  suns: readonly Sun[]
  /** The ends of the axis, in the unit of the suns. */
  from: number
  to: number
  /** Names the ends and the marked sun in narrow windows too. */
  told?: boolean
}

/** Prices as suns along one horizon, the farther right the dearer, each named over its place. The figures are in the text below. */
export function SunScale({ suns, from, to, told = false }: SunScaleProps) {
  const placed = placeSuns(suns, from, to)
  if (placed.length === 0) return null
  const top = Math.max(...placed.map(({ rise }) => rise)) + 24
  return (
    <WideLimb top={top}>
      <radialGradient id="sun">
        <stop className={styles.white} />
        <stop className={styles.halo} stopOpacity=".5" offset=".16" />
        <stop className={styles.halo} stopOpacity=".12" offset=".5" />
        <stop className={styles.halo} stopOpacity="0" offset="1" />
      </radialGradient>
      <radialGradient id="sun-marked">
        <stop className={styles.gold} />
        <stop className={styles.gold} stopOpacity=".42" offset=".2" />
        <stop className={styles.gold} stopOpacity=".1" offset=".55" />
        <stop className={styles.gold} stopOpacity="0" offset="1" />
      </radialGradient>
      {placed.map(({ name, figure, marked, x, rise }, index) => (
        <g key={name} className={marked ? styles.marked : undefined} transform={`translate(${x} ${Math.round(limbAt(x, top))})`}>
          <circle r={marked ? 78 : 54} fill={marked ? 'url(#sun-marked)' : 'url(#sun)'} />
          <circle className={styles.disc} r={marked ? 12 : 8} />
          <g className={styles.label}>
            <path className={styles.stem} d={`M0-16V${-rise}`} />
            <text x="10" y={12 - rise}>
              {name}
              <tspan className={styles.figure} x="10" dy="1.3em">
                {figure}
              </tspan>
            </text>
          </g>
          {told && (marked || index === 0 || index === placed.length - 1) && (
            <g className={styles.told}>
              {marked && <path className={styles.stem} d="M0-34V-134" />}
              <text {...(marked || index === 0 ? { y: marked ? -150 : -66, textAnchor: 'middle' } : { x: 100, y: -66, textAnchor: 'end' })}>
                {name}
              </text>
            </g>
          )}
        </g>
      ))}
    </WideLimb>
  )
}
