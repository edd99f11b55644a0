import type { ReactNode } from 'react'
import { changedAssumptions } from '@/estimate'
import opener from '../../opener.module.scss'
import type { EstimateView } from '../../results/view'
import { useWords } from '../../words-provider'
import styles from './assumptions.module.scss'
import { CalendarFields } from './calendar-fields'
import { RateFields } from './rate-fields'
import { TechnologyFields } from './technology-fields'
import { TitleField } from './title-field'

/** What else the figures rest on: name and dates at once, technologies and rates folded until they are asked for or were changed. */
export function Assumptions({ view }: { view: EstimateView }) {
  const { input, catalogue } = view
  const t = useWords().in('EstimateLive.assumptions')
  const changed = changedAssumptions(input, catalogue).length
  return (
    <div className={styles.assumptions}>
      <div className={styles.fields}>
        <TitleField />
        <CalendarFields />
      </div>
      <Folded title={t('technologies')} count={t('chosen', { count: input.technologies.length })}>
        <TechnologyFields catalogue={catalogue} />
      </Folded>
      <Folded title={t('rates')} count={t('changed', { count: changed })} open={changed > 0}>
        <RateFields view={view} />
      </Folded>
    </div>
  )
}

/** `open` is how it begins; whoever folds it keeps it folded. */
function Folded({ title, count, open = false, children }: { title: string; count: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.folded} open={open || undefined}>
      <summary className={`${opener.opener} ${styles.summary}`}>
        <span>{title}</span> <span className={styles.count}>{count}</span>
      </summary>
      {children}
    </details>
  )
}
