import type { InputPatch } from '@/estimate'
import { formatList } from '@/messages/format'
import type { ActionFor } from '../results/change-link'
import { ChangeLink } from '../results/change-link'
import type { Checked } from './checked'
import styles from './project-check.module.scss'

type HaveLinkProps = { view: Checked; patch: InputPatch; actionFor: ActionFor }

/** The other answer to what a price lacks: it is there already or not needed. */
export function HaveLink({ view, patch, actionFor }: HaveLinkProps) {
  const t = view.words.in('EstimateRules.project')
  const ids = (patch.add ?? []).map(({ id }) => id)
  const names = namesOf(view, ids)
  return (
    <ChangeLink {...actionFor({ have: ids }, t('haveDone', { names }))} label={t('haveNamed', { names })}>
      {t('have')}
    </ChangeLink>
  )
}

/** What was answered so, and a click that takes it back. */
export function Existing({ view, actionFor }: { view: Checked; actionFor?: ActionFor | undefined }) {
  const { existing } = view.input
  const t = view.words.in('EstimateRules.project')
  if (existing.length === 0) return null
  return (
    <p className={styles.existing} data-check="existing">
      <span>{t('existing', { names: namesOf(view, existing) })}</span>
      {actionFor && <ChangeLink {...actionFor({ ask: existing }, t('askDone'))}>{t('askAgain')}</ChangeLink>}
    </p>
  )
}

function namesOf({ titles, words }: Checked, ids: readonly string[]): string {
  return formatList(
    ids.map((id) => titles[id] ?? id),
    words.locale,
  )
}
