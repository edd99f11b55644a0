'use client'

// Client: prints the page.
import { asDecoration } from '../resilience/decoration'
import { useIsLive } from '../resilience/use-is-live'
import styles from './print-button.module.scss'

/** Prints the page or saves it as PDF. It appears with the scripts: without them it could do nothing. */
export const PrintButton = asDecoration(BarePrintButton)

function BarePrintButton({ label }: { label: string }) {
  const isReady = useIsLive()
  return (
    <button className={styles.button} type="button" disabled={!isReady} onClick={() => window.print()}>
      {label}
    </button>
  )
}
