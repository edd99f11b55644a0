'use client'

// Client: the scene answers the pointer. It only sets two numbers; where and how far things move is the style sheet's.
import { useEffect, useRef } from 'react'

export function SceneMotion() {
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const scene = marker.current?.parentElement
    if (!scene || !matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches) return
    let frame = 0
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        scene.style.setProperty('--pointer-x', ((event.clientX / innerWidth) * 2 - 1).toFixed(2))
        scene.style.setProperty('--pointer-y', ((event.clientY / innerHeight) * 2 - 1).toFixed(2))
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
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', follow)
    }
  }, [])

  return <span ref={marker} hidden />
}
