import { useDeferredValue, useState } from 'react'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import styles from './step-summary.module.scss'

/** Announces the figures to screen readers, one second after the last change. */
export function Announcement({ text }: { text: string }) {
  const latest = useDeferredValue(text)
  const [said, setSaid] = useState('')
  const [first] = useState(text)
  useSafeEffect(() => {
    if (latest === first && said === '') return
    const timer = setTimeout(() => setSaid(latest), 1000)
    return () => clearTimeout(timer)
  }, [latest, first, said])
  return (
    <p className={styles.said} aria-live="polite">
      {said}
    </p>
  )
}
