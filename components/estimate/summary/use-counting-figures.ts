import { useRef, useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'

const time = 400

/** Animates figures to their new values in 400 ms; where nobody sees it, or with reduced motion, they change at once. */
export function useCountingFigures<Figures extends Readonly<Record<string, number>>>(figures: Figures, unseen = false): Figures {
  const [shown, setShown] = useState(figures)
  const last = useRef(figures)
  const key = Object.values(figures).join()

  const showAtOnce = () => {
    last.current = figures
    setShown(figures)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes whenever a figure does
  useSafeEffect(
    () => {
      const from = last.current
      if (Object.entries(figures).every(([name, to]) => from[name] === to)) return
      const still = unseen || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
      const start = performance.now()
      let frame = 0
      const count = (now: number) => {
        const passed = (now - start) / time
        // A clock that tells no time is waited for by nobody.
        const share = passed >= 0 && passed < 1 && !still ? passed : 1
        const left = (1 - share) ** 3
        const next = Object.fromEntries(
          Object.entries(figures).map(([name, to]) => [name, to + ((from[name] ?? to) - to) * left]),
        ) as Figures
        last.current = next
        setShown(next)
        if (share < 1) frame = requestAnimationFrame(count)
      }
      frame = requestAnimationFrame(count)
      return () => cancelAnimationFrame(frame)
    },
    [key],
    showAtOnce,
  )

  return shown
}
