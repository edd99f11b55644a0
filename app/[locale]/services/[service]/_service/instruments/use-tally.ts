import { type RefObject, useState } from 'react'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'

/** The sum of what is chosen in the `data-tally` an element stands in; `initial` until somebody chooses. */
export function useTally(ref: RefObject<Element | null>, initial: number): number {
  const [total, setTotal] = useState(initial)
  useSafeEffect(() => {
    const root = ref.current?.closest('[data-tally]')
    if (!root) return
    const add = () => {
      const chosen = [...root.querySelectorAll<HTMLInputElement>('input:checked')]
      setTotal(chosen.reduce((sum, { value }) => sum + Number(value), 0))
    }
    // Something may have been chosen before this ran.
    add()
    root.addEventListener('change', add)
    return () => root.removeEventListener('change', add)
  }, [ref])
  return total
}
