'use client'

// Client: prints the page.
import { useSyncExternalStore } from 'react'
import { asDecoration } from '../resilience/decoration'
import styles from './print-button.module.scss'

const never = () => () => {}

/** Prints the page or saves it as PDF. It appears with the scripts: without them it could do nothing. */
export const PrintButton = asDecoration(BarePrintButton)

function BarePrintButton({ label }: { label: string }) {
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
