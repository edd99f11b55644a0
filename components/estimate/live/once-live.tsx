import type { ReactNode } from 'react'
import { useIsLive } from '../../resilience/use-is-live'

/** What only scripts show. */
export function OnceLive({ children }: { children: ReactNode }) {
  return useIsLive() && children
}
