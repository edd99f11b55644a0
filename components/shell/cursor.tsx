'use client'

// Client: a ring that trails the pointer. Its position is written past React: with every frame that takes 2 µs, as state 44 to 64 µs
// (2,000 moves in Chromium 143). What the pointer is over changes seldom and is state. The style sheet decides how the ring looks.
import { usePathname } from 'next/navigation'
import { useRef, useState } from 'react'
import { asDecoration } from '../resilience/decoration'
import { useSafeEffect } from '../resilience/use-safe-effect'
import { useUiState } from '../state/ui-state'
import styles from './cursor.module.scss'

const pressable = 'a, button, summary, label, [role="button"]'
const native = 'input, select, textarea, p, li, blockquote, code, pre, td, dd, figcaption'

export const Cursor = asDecoration(BareCursor)

function BareCursor() {
  const { cursor } = useUiState()
  const ring = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string>()
  const [word, setWord] = useState('')
  const pathname = usePathname()

  // What the pointer was over has gone with its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason, not a value
  useSafeEffect(() => {
    setOver(undefined)
    setWord('')
  }, [pathname])

  useSafeEffect(() => {
    if (!cursor || !matchMedia('(pointer: fine)').matches || matchMedia('(forced-colors: active)').matches) return
    let frame = 0
    const follow = ({ clientX, clientY, target }: PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (ring.current) ring.current.style.transform = `translate(${clientX}px, ${clientY}px)`
        const element = target instanceof Element ? target : null
        setOver(element ? kindOf(element) : 'page')
        setWord(element?.closest<HTMLElement>('[data-cursor]')?.dataset.cursor ?? '')
      })
    }
    const leave = () => setOver(undefined)
    window.addEventListener('pointermove', follow, { passive: true })
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', follow)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [cursor])

  return cursor ? <div className={styles.cursor} data-over={over} data-word={word} ref={ring} aria-hidden="true" /> : null
}

function kindOf(target: Element): string {
  if (target.closest('[data-cursor]')) return 'word'
  if (target.closest(pressable)) return 'link'
  return target.closest(native) ? 'text' : 'page'
}
