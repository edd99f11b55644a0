import { type PlanetShape, toPlanetGeometry } from './planet-geometry'

type PlanetProps = PlanetShape & {
  /** Prefix of the ids inside the drawing. */
  id: string
}

/** A planet lit from one side: halo, body, crescents, limb. Parts of an `svg`; the sun is drawn apart, over the rings. */
export function Planet({ id, ...shape }: PlanetProps) {
  const { cx, cy, r } = shape
  const { sun, body, halo, crescents } = toPlanetGeometry(shape)
  const frame = { x: cx - r * 2, y: cy - r * 2, width: r * 4, height: r * 4 }
  return (
    <>
      <defs>
        <clipPath id={`${id}-disc`}>
          <circle cx={cx} cy={cy} r={r} />
        </clipPath>
        <radialGradient id={`${id}-direction`} gradientUnits="userSpaceOnUse" cx={sun.cx} cy={sun.cy} r={sun.reach}>
          <stop stopColor="#fff" />
          <stop offset=".22" stopColor="#fff" stopOpacity=".86" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".42" />
          <stop offset=".78" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#fff" stopOpacity=".02" />
        </radialGradient>
        <mask id={`${id}-lit`} maskUnits="userSpaceOnUse" {...frame}>
          <rect {...frame} fill={`url(#${id}-direction)`} />
        </mask>
        <radialGradient id={`${id}-halo`} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={halo.r}>
          {halo.stops.map(({ offset, color, opacity }) => (
            <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
          ))}
        </radialGradient>
        <radialGradient id={`${id}-body`} gradientUnits="userSpaceOnUse" {...body}>
          <stop stopColor="#133577" />
          <stop offset=".28" stopColor="#0b2253" />
          <stop offset=".6" stopColor="#071532" />
          <stop offset="1" stopColor="#040b1e" />
        </radialGradient>
        {crescents.map(({ blur, ...dark }, index) => (
          <mask key={blur} id={`${id}-crescent-${index}`} maskUnits="userSpaceOnUse" {...frame}>
            <rect {...frame} fill={`url(#${id}-direction)`} />
            <filter id={`${id}-blur-${index}`} x="-40%" y="-40%" width="180%" height="180%">
              <feGaussianBlur stdDeviation={blur} />
            </filter>
            <circle cx={dark.cx} cy={dark.cy} r={dark.r} filter={`url(#${id}-blur-${index})`} />
          </mask>
        ))}
      </defs>
      <g mask={`url(#${id}-lit)`}>
        <circle cx={cx} cy={cy} r={halo.r} fill={`url(#${id}-halo)`} />
      </g>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id}-body)`} />
      <g clipPath={`url(#${id}-disc)`}>
        {crescents.map(({ color, opacity }, index) => (
          <g key={color} mask={`url(#${id}-crescent-${index})`}>
            <circle cx={cx} cy={cy} r={r} fill={color} opacity={opacity} />
          </g>
        ))}
      </g>
      <g mask={`url(#${id}-lit)`}>
        <circle cx={cx} cy={cy} r={r - 0.6} fill="none" stroke="#fff" strokeWidth="1.6" />
      </g>
    </>
  )
}

/** The sun just behind the limb. `bright` multiplies its light. */
export function Sun({ id, bright = 1, ...shape }: PlanetProps & { bright?: number }) {
  const { sun } = toPlanetGeometry(shape)
  const stops = [
    [0, '#fff', 0.95],
    [0.05, '#eaf3ff', 0.62],
    [0.16, '#9cc6ff', 0.28],
    [0.42, '#5aa2ff', 0.09],
    [1, '#5aa2ff', 0],
  ] as const
  return (
    <>
      <defs>
        <radialGradient id={`${id}-sun`} gradientUnits="userSpaceOnUse" cx={sun.cx} cy={sun.cy} r={sun.r}>
          {stops.map(([offset, color, opacity]) => (
            <stop key={offset} offset={offset} stopColor={color} stopOpacity={Math.min(1, opacity * bright)} />
          ))}
        </radialGradient>
      </defs>
      <circle cx={sun.cx} cy={sun.cy} r={sun.r} fill={`url(#${id}-sun)`} />
    </>
  )
}
