import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { Section } from '../primitives/section'
import styles from './step-list.module.scss'
import { estimateSteps, stepNamespaces } from './steps'

export function StepList({ title }: { title: string }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Section title={title}>
      <ol>
        {estimateSteps.map((step, index) => (
          <li className={styles.step} key={step}>
            <p className={styles.position}>{t('EstimateSteps.position', { number: String(index + 1) })}</p>
            <h3 className={styles.name}>
              <a className={styles.link} href={hrefTo(locale, step)}>
                {t(`PageNames.${step}`)}
              </a>
            </h3>
            <p className={styles.intro}>{t(`${stepNamespaces[step]}.intro`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
