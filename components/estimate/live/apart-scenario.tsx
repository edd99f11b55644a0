import type { ReactNode } from 'react'
import { measure } from '@/estimate'
import type { Scenario } from '../results/comparison'
import { describePatch } from '../results/differences'
import { scenarioName } from '../results/scenario-name'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { patchBetween } from './alternatives'
import styles from './scenarios.module.scss'
import type { Apart, OtherEstimate } from './use-other-estimate'

/** An estimate of another link that is shown on this page only, at the prices of its own catalogue. */
export function apartScenario(view: EstimateView, { name, input, catalogue }: Apart, actions: ReactNode): Scenario {
  const { hours, cost, weeks } = measure(input, catalogue)
  const differences = describePatch(view, patchBetween(view.input, input, view.catalogue))
  return { key: 'apart', name: name || scenarioName(view.words, 'theirs'), differences, hours, cost, weeks, actions }
}

/** Buttons for such an estimate: into the link at today's prices of this one, or away. */
export function ApartActions({ other: { apart, recalculate, drop } }: { other: OtherEstimate }) {
  const words = useWords()
  const t = words.in('EstimateLive.scenarios')
  return (
    <p className="gap05 across2 above05 screenOnly cluster">
      {apart?.why === 'catalogue' && (
        <button className={styles.action} type="button" onClick={recalculate}>
          {t('other.recalculate')}
        </button>
      )}
      <button className={styles.action} type="button" onClick={drop}>
        {t('remove')}
      </button>
    </p>
  )
}
