import { Planet, Sun } from './planet'
import { dawnBright, dawnDrawing, dawnPlanet } from './planets'

const { width, height } = dawnDrawing
const planet = { id: 'dawn', ...dawnPlanet }

/** The planet at dawn, as a drawing of its own. */
export function DawnDrawing() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Planet {...planet} />
      <Sun {...planet} bright={dawnBright} />
    </svg>
  )
}
