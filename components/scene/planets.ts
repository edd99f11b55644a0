import type { PlanetShape } from './planet-geometry'

// The planets of the site, in units of their drawings.

/** Beside the heading of home. */
export const orbitDrawing = { width: 1440, height: 900 }
export const orbitPlanet = { cx: 1152, cy: 626, r: 382, light: 222 } satisfies PlanetShape

/** Under the last call of a page: far larger than its picture, which stands at the foot of its section and covers it. */
export const dawnDrawing = { width: 1440, height: 760 }
export const dawnPlanet = { cx: 720, cy: 2120, r: 1560, light: -90, unit: 420, reach: 0.62 } satisfies PlanetShape
/** Over the services: the same planet, lit from the upper left, so that its sun stands at the left third. */
export const flankPlanet = { ...dawnPlanet, cx: 890, cy: 2140, light: -104 } satisfies PlanetShape
export const dawnBright = 1.25
