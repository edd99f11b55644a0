import { Planet, Sun } from './planet'
import type { PlanetShape } from './planet-geometry'
import { dawnBright, dawnDrawing, dawnPlanet } from './planets'

const { width, height } = dawnDrawing

/** A planet at dawn, as a drawing of its own; the one under the last call of a page unless another is given. */
export function DawnDrawing({ shape = dawnPlanet }: { shape?: PlanetShape }) {
  const planet = { id: 'dawn', ...shape }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Planet {...planet} />
      <Sun {...planet} bright={dawnBright} />
    </svg>
  )
}
