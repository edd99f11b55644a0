import { type KeyboardEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { measure, parseEstimate } from '@/estimate'
import { formatTitle } from '@/estimate/address/title'
import { formatDay } from '@/messages/format'
import { deleteAllScenarios, deleteScenario, listScenarios, renameScenario, type Scenario, watchScenarios } from '../document/scenarios'
import { moneyIn } from '../money'
import { useWords } from '../words-provider'
import styles from './scenario-list.module.scss'

const read = () => JSON.stringify(listScenarios())

/** The estimates kept in this browser. */
export function ScenarioList({ results }: { results: string }) {
  const words = useWords()
  const t = words.in('EstimateSaved')
  const stored = useSyncExternalStore(watchScenarios, read, () => '[]')
  const scenarios: Scenario[] = useMemo(() => JSON.parse(stored), [stored])
  return (
    <div className={styles.scenarios}>
      <h3 className={styles.title}>{t('here')}</h3>
      {scenarios.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {scenarios.map((scenario) => (
              <ScenarioRow key={scenario.id} scenario={scenario} results={results} />
            ))}
          </ul>
          <button className={styles.action} type="button" onClick={() => window.confirm(t('deleteAllSure')) && deleteAllScenarios()}>
            {t('deleteAll')}
          </button>
        </>
      )}
    </div>
  )
}

function ScenarioRow({ scenario: { id, title, query, updated }, results }: { scenario: Scenario; results: string }) {
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const words = useWords()
  const t = words.in('EstimateSaved')
  const { document, catalogue } = useMemo(() => parseEstimate(query), [query])
  const price = moneyIn(document.input, catalogue, words.locale)(measure(document.input, catalogue).cost.p50)
  const name = title || t('untitled')

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The button that gets the focus would take the key for its own.
    event.preventDefault()
    if (event.key === 'Escape') event.currentTarget.value = title
    // Leaving the field keeps its name.
    rename.current?.focus()
  }

  return (
    <li className={styles.row}>
      {renaming ? (
        <input
          className={styles.field}
          defaultValue={title}
          maxLength={80}
          aria-label={t('name')}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
          autoFocus
          onBlur={(event) => {
            renameScenario(id, event.target.value.trim())
            setRenaming(false)
          }}
          onKeyDown={onKeyDown}
        />
      ) : (
        <a className={styles.link} href={`${results}?${query}${formatTitle(title)}`}>
          {name}
        </a>
      )}
      <span className={styles.quiet}>
        {price} · {formatDay(updated.slice(0, 10), words.locale)}
      </span>
      <span className={styles.actions}>
        <button
          className={styles.action}
          ref={rename}
          type="button"
          onClick={() => setRenaming(true)}
          aria-label={t('renameThis', { name })}
        >
          {t('rename')}
        </button>
        <button className={styles.action} type="button" onClick={() => deleteScenario(id)} aria-label={t('deleteThis', { name })}>
          {t('delete')}
        </button>
      </span>
    </li>
  )
}
