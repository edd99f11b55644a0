'use client'

// Client: the layers of the scene answer the pointer. Each is moved by itself: a number inherited from the scene would have
// the whole drawing painted again for every move.
import { useEffect, useRef } from 'react'

export function SceneMotion() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const scene = marker.current?.parentElement
    if (!scene || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    const layers = [...scene.querySelectorAll<HTMLElement>('[data-drift]')].map((layer) => ({ layer, reach: driftOf(layer) }))
    const hasPointer = matchMedia('(pointer: fine)').matches
    let frame = 0
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const x = (event.clientX / innerWidth) * 2 - 1
        const y = (event.clientY / innerHeight) * 2 - 1
        for (const { layer, reach } of layers) layer.style.translate = `${(x * reach.x).toFixed(1)}px ${(y * reach.y).toFixed(1)}px`
      })
    }
    // Off the screen nothing listens and nothing moves.
    const visible = new IntersectionObserver(([entry]) => {
      const isSeen = entry?.isIntersecting ?? false
      scene.toggleAttribute('data-away', !isSeen)
      if (isSeen && hasPointer) window.addEventListener('pointermove', follow, { passive: true })
      else window.removeEventListener('pointermove', follow)
    })
    visible.observe(scene)
    return () => {
      visible.disconnect()
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', follow)
    }
  }, [])

  return <span ref={marker} hidden />
}

/** How far a layer goes with the pointer, in px: `data-drift="6 2"`. */
function driftOf(layer: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = (layer.dataset.drift ?? '').split(' ').map(Number)
  return { x, y }
}
