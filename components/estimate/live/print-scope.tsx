import { choicesMade, type Fact, scopeByGroup } from '../report/board-sections'
import type { EstimateView } from '../results/view'
import styles from './print-scope.module.scss'

/** Only in print, in place of the controls: what is built, and with which settings and technologies. */
export function PrintScope({ view }: { view: EstimateView }) {
  const t = view.words.in('EstimateLive.print')
  return (
    <div className={styles.scope}>
      <h2>{t('scope')}</h2>
      <Facts facts={scopeByGroup(view)} />
      <h2>{t('choices')}</h2>
      <Facts facts={choicesMade(view)} className={styles.settings} />
    </div>
  )
}

function Facts({ facts, className = '' }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
