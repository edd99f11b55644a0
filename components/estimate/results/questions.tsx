import type { QuestionLines } from './question-lines'
import { ResultSection } from './result-section'
import { List } from './scope'
import styles from './scope.module.scss'
import type { EstimateView } from './view'

/** Assumptions, risks and questions for the first call, collected from the chosen blocks. */
export function Questions({ view, lines }: { view: EstimateView; lines: QuestionLines }) {
  const { input, result, words } = view
  const t = words.in('EstimateResults.questions')
  const ids = new Set(result.byBlock.map(({ id }) => id))
  const shared = [...(ids.has('com.email') ? [t('risk.letters')] : [])]
  const risks = [
    ...(input.stage === 'idea' || input.stage === 'brief' ? [t('risk.scope')] : []),
    ...(result.byBlock.some(({ spread }) => spread === 'D') ? [t('risk.research')] : []),
    ...(result.byBlock.some(({ group }) => group === 'int') ? [t('risk.others')] : []),
    ...(result.byBlock.some(({ group }) => group === 'ai') && !ids.has('ai.eval') ? [t('risk.unchecked')] : []),
    ...(result.schedule.factor > 1 ? [t('risk.hurry')] : []),
    ...(input.origin !== 'new' ? [t('risk.existing')] : []),
    ...shared,
  ]
  return (
    <ResultSection id="questions" far layout="wide" title={t('title')} intro={t('intro')}>
      <div className={`${styles.lists} ${styles.uneven}`}>
        <List title={t('assumptions')} items={lines.assumptions} />
        {risks.length > 0 && <List title={t('risks')} items={risks} />}
        <List title={t('ask')} items={lines.ask} />
      </div>
    </ResultSection>
  )
}
