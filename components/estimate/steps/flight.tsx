import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { type EstimateStep, estimateSteps } from '../steps'
import styles from './flight.module.scss'

/** The steps as stages of a flight. Any of them can be visited in any order; the estimate comes along. */
export function Flight({ current }: { current: EstimateStep }) {
  const t = useTranslations()
  const locale = useLocale()
  const now = estimateSteps.indexOf(current)
  return (
    <nav className={styles.flight} aria-label={t('EstimateSteps.label')}>
      <ol className={styles.stages}>
        {estimateSteps.map((step, index) => (
          <li className={`${styles.stage} ${index < now ? styles.done : index > now ? styles.ahead : styles.now}`} key={step}>
            <a className={styles.link} href={hrefTo(locale, step)} data-estimate-link="" aria-current={index === now ? 'step' : undefined}>
              <span className={styles.name}>{t(`PageNames.${step}`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
