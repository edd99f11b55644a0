import type { ReactNode } from 'react'
import styles from './landing-steps.module.scss'

type LandingStepsProps = {
  steps: readonly { title: string; text: string }[]
  /** A drawing whose stations stand over the steps of a wide window, instead of a plain line. */
  children?: ReactNode
}

/** Steps as stations of one dotted trajectory: from left to right, on a narrow window from top to bottom. */
export function LandingSteps({ steps, children }: LandingStepsProps) {
  return (
    <>
      {children && <div className={styles.drawing}>{children}</div>}
      <ol className={children ? `${styles.steps} ${styles.drawn}` : styles.steps}>
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
