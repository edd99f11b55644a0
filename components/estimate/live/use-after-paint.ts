import { startTransition, useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'

/** What was before until the change has been painted: with `useDeferredValue` the rest may come in the same frame, and hold it up. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useSafeEffect(
    () => {
      if (painted === value) return
      let task: ReturnType<typeof setTimeout> | undefined
      const frame = requestAnimationFrame(() => {
        task = setTimeout(() => startTransition(() => setPainted(value)))
      })
      return () => {
        cancelAnimationFrame(frame)
        clearTimeout(task)
      }
    },
    [painted, value],
    () => setPainted(value),
  )
  return painted
}
