import { type PlanetShape, toPlanetGeometry } from './planet-geometry'
import * as light from './planet-light'

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
          <Stops of={light.direction} />
        </radialGradient>
        <mask id={`${id}-lit`} maskUnits="userSpaceOnUse" {...frame}>
          <rect {...frame} fill={`url(#${id}-direction)`} />
        </mask>
        <radialGradient id={`${id}-halo`} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={halo.r}>
          <Stops of={halo.stops} />
        </radialGradient>
        <radialGradient id={`${id}-body`} gradientUnits="userSpaceOnUse" {...body}>
          <Stops of={light.body} />
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
        <circle cx={cx} cy={cy} r={r - light.limb.inset} fill="none" stroke="#fff" strokeWidth={light.limb.width} />
      </g>
    </>
  )
}

/** The sun just behind the limb. `bright` multiplies its light. */
export function Sun({ id, bright = 1, ...shape }: PlanetProps & { bright?: number }) {
  const { sun } = toPlanetGeometry(shape)
  return (
    <>
      <defs>
        <radialGradient id={`${id}-sun`} gradientUnits="userSpaceOnUse" cx={sun.cx} cy={sun.cy} r={sun.r}>
          <Stops of={light.sun.map(([offset, color, opacity]) => [offset, color, Math.min(1, opacity * bright)] as const)} />
        </radialGradient>
      </defs>
      <circle cx={sun.cx} cy={sun.cy} r={sun.r} fill={`url(#${id}-sun)`} />
    </>
  )
}

/** What an attribute says by default is left out: the drawing stands in pages. */
function Stops({ of: stops }: { of: readonly light.Stop[] }) {
  return stops.map(([offset, color, opacity]) => (
    <stop key={offset} offset={offset || undefined} stopColor={color} stopOpacity={opacity === 1 ? undefined : opacity} />
  ))
}
