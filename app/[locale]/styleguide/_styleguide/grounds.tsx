import type { ReactNode } from 'react'
import { Stack } from '@/components/primitives/stack'
import styles from './grounds.module.scss'

/** The same things on night and on paper, side by side. */
export function Grounds({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grounds}>
      {(['night', 'paper'] as const).map((ground) => (
        <div className={styles.ground} key={ground} data-ground={ground}>
          <Stack gap={4}>{children}</Stack>
        </div>
      ))}
    </div>
  )
}
