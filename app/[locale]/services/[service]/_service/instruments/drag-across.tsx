'use client'

// Client: a pointer that is pressed and moved over the choices beside it chooses what it passes. Without it they are plain radio buttons.
import { useEffect, useRef } from 'react'

export function DragAcross() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const choices = ref.current?.parentElement
    if (!choices) return
    const choose = ({ buttons, clientX, clientY }: PointerEvent) => {
      const input = buttons === 1 && document.elementFromPoint(clientX, clientY)?.closest('label')?.querySelector('input')
      if (input && !input.checked && choices.contains(input)) input.click()
    }
    choices.addEventListener('pointermove', choose)
    return () => choices.removeEventListener('pointermove', choose)
  }, [])
  return <span ref={ref} hidden />
}
