import { useState } from 'react'
import { useWords } from '../words-provider'
import { cleanName } from './alternatives'
import { CopyFromHere } from './copy-from-here'
import styles from './scenarios.module.scss'

type ScenarioActionsProps = {
  name: string
  /** Of the comparison seen from this scenario. */
  query: string
  onRename: (name: string) => void
  onMain: () => void
  onRemove: () => void
}

/** Buttons for one alternative: rename, make it the estimate itself, remove. */
export function ScenarioActions({ name, query, onRename, onMain, onRemove }: ScenarioActionsProps) {
  const t = useWords().in('EstimateLive.scenarios')
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null) {
    const clean = cleanName(draft)
    return (
      <form
        className="gap05 across2 above05 screenOnly cluster"
        onSubmit={(event) => {
          event.preventDefault()
          if (clean) onRename(clean)
          setDraft(null)
        }}
      >
        <input
          className={styles.input}
          value={draft}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          aria-label={t('name')}
          maxLength={24}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to type here
          autoFocus
        />
        <button className={styles.action} type="submit">
          {t('keep')}
        </button>
      </form>
    )
  }
  return (
    <p className="gap05 across2 above05 screenOnly cluster">
      <button className={styles.action} type="button" onClick={onMain}>
        {t('makeMain')}
      </button>
      <CopyFromHere query={query} />
      <button className={styles.action} type="button" onClick={() => setDraft(name)}>
        {t('rename')}
      </button>
      <button className={styles.action} type="button" onClick={onRemove}>
        {t('remove')}
      </button>
    </p>
  )
}
