import { useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'

/** Whether the window is scrolled on below the element. */
export function useScrolledPast(element: HTMLElement | null): boolean {
  const [past, setPast] = useState(false)
  useSafeEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setPast(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return past
}
