import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/button-link'
import styles from './error-screen.module.scss'

export type ErrorScreenProps = {
  status: number
  /** The message; on a missing page the browser completes it with the address. */
  heading: ReactNode
  description: string
  goHome: { label: string; href: string }
  /** What helps sooner than going home. */
  action?: ReactNode
  /** A way on: the latest entries of the section. */
  children?: ReactNode
}

/** Status as title, message as heading, one button; the planet, and the rocket that missed it. No hooks: the error boundary shows it too. */
export function ErrorScreen({ status, heading, description, goHome, action, children }: ErrorScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.message}>
        <p className={styles.status}>{status}</p>
        <h1 className={styles.heading} data-status={status} data-runtime={status === 404 ? 'now' : undefined}>
          {heading}
        </h1>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          {action}
          <ButtonLink href={goHome.href} kind={action ? 'outlined' : 'primary'} arrow>
            {goHome.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.scene}>
        <img className={styles.planet} src="/images/error/planet.svg" width="740" height="720" alt="" />
        <img className={styles.rocket} src="/images/error/rocket.svg" width="120" height="120" alt="" />
      </div>
      {children}
    </div>
  )
}
