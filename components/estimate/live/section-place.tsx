import type { Ref } from 'react'
import styles from './section-place.module.scss'

/** Where a section is going to stand. Without scripts there will be none. */
export function SectionPlace({ id, ref }: { id: string; ref?: Ref<HTMLDivElement> }) {
  return <div className={styles.place} id={id} ref={ref} />
}
