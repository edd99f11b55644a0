import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { Section } from '../primitives/section'
import styles from './step-list.module.scss'
import { type EstimateStep, estimateSteps, stepNamespaces } from './steps'

/** The four steps in their order; the current one is plain text. */
export function StepList({ title, current }: { title: string; current?: EstimateStep }) {
  const t = useTranslations()
  const locale = useLocale()
  const next = current && estimateSteps[estimateSteps.indexOf(current) + 1]
  return (
    <Section title={title}>
      <ol className={styles.list}>
        {estimateSteps.map((step, index) => (
          <li className={styles.step} key={step} aria-current={step === current ? 'step' : undefined}>
            <p className={styles.position}>{t('EstimateSteps.position', { number: index + 1 })}</p>
            <h3 className={styles.name}>
              {step === current ? (
                t(`PageNames.${step}`)
              ) : (
                <a className={styles.link} href={hrefTo(locale, step)}>
                  {t(`PageNames.${step}`)}
                </a>
              )}
            </h3>
            <p className={styles.intro}>{t(`${stepNamespaces[step]}.intro`)}</p>
          </li>
        ))}
      </ol>
      {next && (
        <p className={styles.next}>
          <ArrowLink href={hrefTo(locale, next)}>{t('EstimateSteps.next', { step: t(`PageNames.${next}`) })}</ArrowLink>
        </p>
      )}
    </Section>
  )
}
