import type { KeyboardEvent, RefObject } from 'react'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'

/** `/` leads to the field, arrows walk through what was found, Escape returns to the field. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>, clear: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  useSafeEffect(() => {
    const toField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', toField)
    return () => document.removeEventListener('keydown', toField)
  }, [field])

  return (event) => {
    if (event.key === 'Escape') {
      if (document.activeElement === field.current) clear()
      field.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const here = stops.findIndex((stop) => stop.contains(document.activeElement))
    const next = here < 0 ? undefined : stops[here + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
}
