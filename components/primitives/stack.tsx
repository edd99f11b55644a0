import type { ReactNode } from 'react'
import styles from './stack.module.scss'

type StackProps = {
  /** A name of the space scale. */
  gap?: '1/2' | 1 | 2 | 3 | 4 | 6 | 8
  children: ReactNode
}

/** Things one under another, the same room between them. */
export function Stack({ gap = 3, children }: StackProps) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  )
}
