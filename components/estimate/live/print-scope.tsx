import { referenceOf } from '@/estimate/address/reference'
import { formatDay } from '@/messages/format'
import { today } from '../form/today'
import { choicesMade, type Fact, prices, schedule, scopeByGroup, team } from '../report/board-sections'
import { validUntil } from '../report/validity'
import { basisLines } from '../results/changed-basis'
import type { EstimateView } from '../results/view'
import styles from './print-scope.module.scss'

/** Only in print, in place of the controls: what the PDF says on its first pages, and where both sides sign. */
export function PrintScope({ view, query }: { view: EstimateView; query: string }) {
  const { words, result } = view
  const t = words.in('EstimateDocument')
  const own = words.in('EstimateLive.print')
  const day = today()
  const issue = [
    { name: t('reference'), value: referenceOf(query) },
    { name: t('issued'), value: formatDay(day, words.locale) },
    { name: t('until'), value: formatDay(validUntil(day), words.locale) },
    { name: t('catalogue'), value: result.catalogue },
  ]
  return (
    <div className={styles.scope}>
      <Facts facts={issue} className={styles.settings} />
      <h2>{t('price')}</h2>
      <Facts facts={prices(view)} />
      <p>{basisLines(view).join(' ')}</p>
      <h2>{t('schedule')}</h2>
      <Facts facts={schedule(view, day)} className={styles.settings} />
      <h2>{own('scope')}</h2>
      <Facts facts={scopeByGroup(view)} />
      <h2>{t('team')}</h2>
      <Facts facts={team(view)} />
      <h2>{own('choices')}</h2>
      <Facts facts={choicesMade(view)} className={styles.settings} />
      <div className={styles.signatures}>
        {(['client', 'contractor'] as const).map((side) => (
          <div key={side}>
            <b>{t(side)}</b>
            {(['name', 'position', 'signature'] as const).map((line) => (
              <span className={styles.line} key={line}>
                {t(line)}
              </span>
            ))}
          </div>
        ))}
      </div>
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
