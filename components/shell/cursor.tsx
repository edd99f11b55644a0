'use client'

// Client: a ring that trails the pointer. It only follows; what it looks like over what is the style sheet's.
import { useEffect, useRef } from 'react'
import { useUiState } from '../state/ui-state'
import styles from './cursor.module.scss'

const pressable = 'a, button, summary, label, [role="button"]'
const native = 'input, select, textarea, p, li, blockquote, code, pre, td, dd, figcaption'

export function Cursor() {
  const { cursor } = useUiState()
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!cursor || !matchMedia('(pointer: fine)').matches || matchMedia('(forced-colors: active)').matches) return
    let frame = 0
    const follow = ({ clientX, clientY, target }: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!ring.current) return
        ring.current.style.transform = `translate(${clientX}px, ${clientY}px)`
        ring.current.dataset.over = target instanceof Element ? kindOf(target) : 'page'
        ring.current.dataset.word = (target instanceof Element && target.closest<HTMLElement>('[data-cursor]')?.dataset.cursor) || ''
      })
    }
    const leave = () => ring.current && delete ring.current.dataset.over
    window.addEventListener('pointermove', follow, { passive: true })
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', follow)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [cursor])

  return cursor ? <div className={styles.cursor} ref={ring} aria-hidden="true" /> : null
}

function kindOf(target: Element): string {
  if (target.closest('[data-cursor]')) return 'word'
  if (target.closest(pressable)) return 'link'
  return target.closest(native) ? 'text' : 'page'
}
