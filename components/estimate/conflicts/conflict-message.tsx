import type { Conflict } from '@/estimate'
import { formatList } from '@/messages/format'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './conflicts.module.scss'

/** One thing that does not go together, and the click that settles it. */
export function ConflictMessage({ conflict: { rule, about, fix } }: { conflict: Conflict }) {
  const { set } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateRules')
  const technology = words.in('EstimateTechnologies.options')
  const nameOf = (id: string) => (words.titles[id] ? t('quoted', { title: words.titles[id] }) : technology(id))
  const list = (ids: readonly string[]) => formatList(ids.map(nameOf), words.locale)
  const added = fix.add ?? []
  const values = { about: list(about.filter((id) => id !== 'mobile')), add: list(added.map(({ id }) => id)), count: added.length }
  const key = rule.startsWith('oneOf.') ? 'oneOf' : rule
  const action = t(`${key}.fix`, values)
  return (
    <>
      <span className={styles.text}>{t(`${key}.text`, values)}</span>
      <button className={styles.fix} type="button" onClick={() => set(fix, action)}>
        {action}
      </button>
    </>
  )
}
