import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Landing } from '@/content-client/types'
import { SampleBadge } from '../primitives/badge'
import { ButtonLink } from '../primitives/button-link'
import { landingFormId } from './landing-form-id'
import styles from './landing-hero.module.scss'

type LandingHeroProps = {
  landing: Landing
  /** Where on the page one can try it, and the words for that. */
  trial: { href: string; text: string }
  /** The drawing is a scene from edge to edge, whose left is sky for the words. */
  scenic?: boolean
  /** The drawing beside the words; decorative. */
  children: ReactNode
}

/** One promise and what to do about it, beside a drawing. */
export function LandingHero({ landing: { title, productName, lead, sample }, trial, scenic = false, children }: LandingHeroProps) {
  const actions = useTranslations('QuickActions')
  return (
    <header className={scenic ? `${styles.hero} ${styles.scenic}` : styles.hero}>
      <div className={styles.frame}>
        <div className="from1to8">
          <p className={styles.product}>
            {productName} <SampleBadge sample={sample} />
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={trial.href} kind="primary" arrow>
              {trial.text}
            </ButtonLink>
            <ButtonLink href={`#${landingFormId}`}>{actions('contacts')}</ButtonLink>
          </div>
        </div>
        <div className={styles.drawing}>{children}</div>
      </div>
    </header>
  )
}
