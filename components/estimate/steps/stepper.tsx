import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { type EstimateStep, estimateSteps } from '../steps'
import styles from './stepper.module.scss'

/** Links to the steps, with the current one marked. They take the estimate along in any order. */
export function Stepper({ current }: { current: EstimateStep }) {
  const t = useTranslations()
  const locale = useLocale()
  const now = estimateSteps.indexOf(current)
  return (
    <nav className={styles.stepper} aria-label={t('EstimateSteps.label')}>
      <ol className="row">
        {estimateSteps.map((step, index) => (
          <li className={stageClass(index - now)} key={step}>
            <a className={styles.link} href={hrefTo(locale, step)} data-estimate-link="" aria-current={index === now ? 'step' : undefined}>
              <span className={styles.name}>{t(`PageNames.${step}`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stageClass(distance: number): string {
  if (distance === 0) return `${styles.item} ${styles.now}`
  return distance > 0 ? `${styles.item} ${styles.ahead}` : styles.item
}
