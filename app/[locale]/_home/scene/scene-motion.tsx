'use client'

// Client: the layers of the scene answer the pointer. Each is moved by itself: a number inherited from the scene would have the whole
// drawing painted again for every move. They are written past React: 0.06 to 0.11 ms a move, as state 0.5 to 0.8 ms (six layers, 2,000
// moves in Chromium 143), and the drawing would have to be sent as client components.
import { type ReactNode, useRef } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'

const moving = '(prefers-reduced-motion: no-preference) and (pointer: fine)'

export const SceneMotion = asDecoration(BareSceneMotion, ({ className, children }) => <div className={className}>{children}</div>)

function BareSceneMotion({ className, children }: { className: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)

  useSafeEffect(() => {
    const scene = frame.current
    if (!scene || !matchMedia(moving).matches) return
    const layers = [...scene.querySelectorAll<HTMLElement>('[data-drift]')].map((layer) => ({ layer, reach: driftOf(layer) }))
    let request = 0
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(request)
      request = requestAnimationFrame(() => {
        const x = (event.clientX / innerWidth) * 2 - 1
        const y = (event.clientY / innerHeight) * 2 - 1
        for (const { layer, reach } of layers) layer.style.translate = `${(x * reach.x).toFixed(1)}px ${(y * reach.y).toFixed(1)}px`
      })
    }
    // Off the screen nothing listens.
    const visible = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) window.addEventListener('pointermove', follow, { passive: true })
      else window.removeEventListener('pointermove', follow)
    })
    visible.observe(scene)
    return () => {
      visible.disconnect()
      cancelAnimationFrame(request)
      window.removeEventListener('pointermove', follow)
    }
  }, [])

  return (
    <div className={className} ref={frame}>
      {children}
    </div>
  )
}

/** How far a layer goes with the pointer, in px: `data-drift="6 2"`. */
function driftOf(layer: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = (layer.dataset.drift ?? '').split(' ').map(Number)
  return { x, y }
}
