'use client'
// Client: only a script can open the browser's print dialogue.
import { useSyncExternalStore } from 'react'
import styles from './print-button.module.scss'

const never = () => () => {}

/** Prints the page or saves it as PDF. It appears with the scripts: without them it could do nothing. */
export function PrintButton({ label }: { label: string }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <button className={styles.button} type="button" disabled={!isReady} onClick={() => window.print()}>
      {label}
    </button>
  )
}
