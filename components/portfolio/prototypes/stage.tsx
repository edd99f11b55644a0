'use client'

// Client: what stands in it can be started over.
import { Fragment, type ReactNode, useState } from 'react'
import { asDecoration } from '../../resilience/decoration'
import styles from './parts.module.scss'

export const Stage = asDecoration(BareStage)

function BareStage({ reset, children }: { reset: string; children: ReactNode }) {
  const [round, setRound] = useState(0)
  return (
    <>
      <Fragment key={round}>{children}</Fragment>
      <p className={styles.tools}>
        <button className={styles.button} type="button" onClick={() => setRound(round + 1)}>
          {reset}
        </button>
      </p>
    </>
  )
}
