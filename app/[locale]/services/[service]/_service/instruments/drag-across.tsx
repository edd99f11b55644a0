'use client'

// Client: a pointer that is pressed and moved over the choices beside it chooses what it passes. Without it they are plain radio buttons.
import { useRef } from 'react'
import { asDecoration } from '@/components/resilience/decoration'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'

export const DragAcross = asDecoration(BareDragAcross)

function BareDragAcross() {
  const ref = useRef<HTMLSpanElement>(null)
  useSafeEffect(() => {
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
