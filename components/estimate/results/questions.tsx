import { ResultSection } from './result-section'
import { List } from './scope'
import styles from './scope.module.scss'
import type { EstimateView } from './view'

/** Assumptions and questions of one block. */
export type BlockNotes = { id: string; assumptions: readonly string[]; questions: readonly string[] }

/** Assumptions, risks and questions for the first call, collected from the chosen blocks. */
export function Questions({ view, notes }: { view: EstimateView; notes: readonly BlockNotes[] }) {
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
  const weighed = [...notes].sort((a, b) => widthOf(b.id) - widthOf(a.id))
  function widthOf(id: string): number {
    return result.byBlock.find((block) => block.id === id)?.width ?? 0
  }
  return (
    <ResultSection id="questions" far layout="wide" title={t('title')} intro={t('intro')}>
      <div className={`${styles.lists} ${styles.uneven}`}>
        <List title={t('assumptions')} items={pick(weighed.map(({ assumptions }) => assumptions))} />
        {risks.length > 0 && <List title={t('risks')} items={risks} />}
        <List title={t('ask')} items={pick(weighed.map(({ questions }) => questions))} />
      </div>
    </ResultSection>
  )
}

const maxItems = 10

/** Up to ten lines: the first line of each block, then the second ones, so that no block fills the list. */
function pick(lists: readonly (readonly string[])[]): string[] {
  const turns = Math.max(0, ...lists.map((list) => list.length))
  const all = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
  return [...new Set(all)].slice(0, maxItems)
}
