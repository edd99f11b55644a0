import { DawnDrawing } from './dawn-drawing'
import { flankPlanet } from './planets'

/** The limb at the foot of a page's top, its sun at the left third. Drawn in the page: as a file it was the largest thing painted, and the
 * last. Its class is made by the mixin `limb`: a module of its own would be in the sheet of every page. */
export function Limb({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <div>
        <DawnDrawing shape={flankPlanet} />
      </div>
    </div>
  )
}
