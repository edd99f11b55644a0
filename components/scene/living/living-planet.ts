import { makeSurface } from './canvas'
import { openGraphics } from './capable'
import { makePainter } from './painter'
import { dawnStage, orbitStage, type Stage } from './stages'
import { makeTurning } from './turning'

/** What was too much for the machine once is not tried again. */
let tooSlow = false

/**
 * Draws the planets of the page with the graphics card, in the place of their drawings, until the signal or the first sign that it is too
 * much for the machine. They turn while somebody is there and are drawn only while they are in sight.
 */
export async function startLivingPlanet(scene: HTMLElement, signal: AbortSignal): Promise<void> {
  if (tooSlow) return
  const canvas = document.createElement('canvas')
  const gl = openGraphics(canvas)
  const painter = gl && (await makePainter(gl))
  if (!painter) return
  const end = new AbortController()
  const surface = makeSurface(canvas, painter)
  const stages = [orbitStage(scene), dawnStage()].filter((each) => each !== undefined)
  const near = new Set<Element>()
  let stage: Stage | undefined
  const turning = makeTurning({ draw: surface.draw, isSeen: () => stage !== undefined && near.has(stage.frame), onTooSlow: giveUp })

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target)
      const next = stages.find(({ frame }) => near.has(frame))
      if (!next) turning.pause()
      else if (next !== stage) enter(next)
      if (next) turning.touch(true)
    },
    { rootMargin: '160px' },
  )
  const sized = new ResizeObserver(() => {
    // At once: a canvas of another size is empty.
    if (surface.resize()) turning.drawNow()
  })

  function enter(next: Stage): void {
    stage = next
    surface.moveTo(next)
    const { top, bottom } = next.frame.getBoundingClientRect()
    turning.begin(bottom <= 0 || top >= innerHeight)
  }

  function giveUp(): void {
    tooSlow = true
    close()
  }

  function close(): void {
    end.abort()
    turning.pause()
    seen.disconnect()
    sized.disconnect()
    surface.remove()
  }

  if (signal.aborted) {
    close()
    return
  }
  for (const { frame } of stages) {
    seen.observe(frame)
    sized.observe(frame)
  }
  const listening = { signal: end.signal, passive: true }
  signal.addEventListener('abort', close, listening)
  canvas.addEventListener('webglcontextlost', giveUp, listening)
  window.addEventListener('scroll', () => turning.touch(true), listening)
  window.addEventListener('pointermove', () => turning.touch(false), listening)
  window.addEventListener('keydown', () => turning.touch(false), listening)
  document.addEventListener('visibilitychange', () => (document.hidden ? turning.pause() : turning.touch(true)), listening)
}
