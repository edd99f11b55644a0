import { Planet, Sun } from '@/components/scene/planet'
import { orbitDrawing, orbitPlanet } from '@/components/scene/planets'
import type { Service } from '@/content-client/types'
import { palette } from '@/styles/settings/palette'
import styles from './orbit-scene.module.scss'
import { Rings } from './rings'
import { Satellites } from './satellites'
import { SceneMotion } from './scene-motion'

const { width, height } = orbitDrawing
const planet = { id: 'orbit', ...orbitPlanet }
const rings = {
  cx: planet.cx,
  cy: planet.cy,
  turn: -21,
  rings: [
    { a: 530, b: 118 },
    { a: 672, b: 152 },
    { a: 840, b: 286 },
  ],
}

type OrbitSceneProps = { services: readonly Pick<Service, 'slug' | 'shortTitle'>[] }

/** A lit planet and its rings; each service is a satellite and a link. Everything but the links is decoration. */
export function OrbitScene({ services }: OrbitSceneProps) {
  return (
    <SceneMotion className={styles.scene}>
      <div className={styles.far} data-drift="-3 -3">
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <defs>
            {/* It begins beyond the lead, which a ring would cross. */}
            <linearGradient id="orbit-back" gradientUnits="userSpaceOnUse" x1="788" y1="394" x2="1600" y2="800">
              <stop stopColor={palette.starlight} stopOpacity="0" />
              <stop offset=".08" stopColor={palette.starlight} stopOpacity=".26" />
              <stop offset=".25" stopColor={palette.starlight} stopOpacity=".42" />
              <stop offset="1" stopColor={palette.starlight} stopOpacity=".16" />
            </linearGradient>
            <linearGradient id="orbit-ring" gradientUnits="userSpaceOnUse" x1="332" y1="826" x2="1652" y2="326">
              <stop offset=".2" stopColor={palette.starlight} stopOpacity="0" />
              <stop offset=".36" stopColor={palette.starlight} stopOpacity=".26" />
              <stop offset=".5" stopColor={palette.starlight} stopOpacity=".42" />
              <stop offset="1" stopColor={palette.starlight} stopOpacity=".16" />
            </linearGradient>
          </defs>
          <g fill="none" stroke="url(#orbit-back)" strokeOpacity=".8">
            <Rings {...rings} half="back" />
          </g>
          <Planet {...planet} />
        </svg>
        <div className={styles.clouds} />
        <div className={styles.lights} />
      </div>
      <div className={styles.foot} />
      <svg className={styles.front} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <linearGradient id="orbit-foot" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="790" y2="900">
            <stop stopColor="#fff" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <mask id="orbit-above-foot" maskUnits="userSpaceOnUse" x="0" y="-200" width="2240" height="1100">
            <rect y="-200" width="2240" height="1100" fill="url(#orbit-foot)" />
          </mask>
        </defs>
        <g fill="none" stroke="url(#orbit-ring)" strokeWidth="1.2" mask="url(#orbit-above-foot)">
          <Rings {...rings} half="front" />
        </g>
        <Sun {...planet} />
      </svg>
      <Satellites className={styles.satellites} services={services} />
    </SceneMotion>
  )
}
