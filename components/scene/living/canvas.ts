import type { Painter } from './painter'
import type { Placement, Stage } from './stages'

/** More points than this cost more than they show. */
const finest = 1.5

/** One canvas that stands wherever a planet is in sight, in the place of its drawing. */
export function makeSurface(canvas: HTMLCanvasElement, painter: Painter) {
  let placement: Placement | undefined
  let stage: Stage | undefined
  const opacities = new Map<HTMLElement, number>()

  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.planet = ''
  Object.assign(canvas.style, { position: 'absolute', pointerEvents: 'none' })

  /** Says whether the canvas has another size now, and is empty. */
  function resize(): boolean {
    if (!stage) return false
    placement = stage.measure()
    const { left, top, width, height } = placement.box
    const ratio = Math.min(devicePixelRatio, finest)
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
    Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
    if (canvas.width === across && canvas.height === down) return false
    canvas.width = across
    canvas.height = down
    return true
  }

  function putBack(): void {
    for (const part of stage?.replaced ?? []) part.style.visibility = ''
    for (const part of stage?.fading ?? []) part.style.opacity = ''
    stage = undefined
  }

  return {
    resize,
    remove(): void {
      putBack()
      canvas.remove()
      painter.dispose()
    },
    moveTo(next: Stage): void {
      putBack()
      stage = next
      for (const part of next.fading) opacities.set(part, Number(getComputedStyle(part).opacity))
      resize()
      canvas.className = next.className
      next.host.insertBefore(canvas, next.before)
    },
    /** The drawing leaves in the frame in which the canvas first shows the same. */
    draw(life: number, time: number): void {
      if (!stage || !placement || canvas.width === 0) return
      const ratio = canvas.width / placement.box.width
      const { planet } = placement
      const look = stage.look(life, time)
      painter.draw({
        ...planet,
        ...look,
        centre: [planet.centre[0] * ratio, planet.centre[1] * ratio],
        slip: [look.slip[0] * ratio, look.slip[1] * ratio],
        radius: planet.radius * ratio,
        scale: planet.scale * ratio,
        time,
        life,
      })
      for (const part of stage.replaced) part.style.visibility = 'hidden'
      for (const part of stage.fading) part.style.opacity = String((opacities.get(part) ?? 1) * (1 - life))
    },
  }
}
