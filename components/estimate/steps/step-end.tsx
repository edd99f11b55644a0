import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { Button } from '../../primitives/button'
import { type EstimateStep, stepNamespaces } from '../steps'
import { EndRange } from './end-range'
import styles from './step-end.module.scss'

type StepEndProps = { number: number; before: EstimateStep | 'estimate'; next: EstimateStep; onward: string }

/** The end of a step: the question of the next one, and the ways on and back. */
export function StepEnd({ number, before, next, onward }: StepEndProps) {
  const locale = useLocale()
  const t = useTranslations()
  return (
    <div className={styles.end} data-step={number}>
      <p className={styles.step}>{t('EstimateSteps.then', { number: String(number + 1) })}</p>
      <p className={styles.title}>{t(`${stepNamespaces[next]}.title`)}</p>
      {next === 'estimate/results' && <EndRange />}
      <Button type="submit" arrow>
        {onward}
      </Button>
      <a className={styles.back} href={hrefTo(locale, before)} data-estimate-link="">
        {t('EstimateSteps.back', { step: t(`PageNames.${before}`) })}
      </a>
    </div>
  )
}
