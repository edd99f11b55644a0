import { type KeyboardEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { measure, parseEstimate } from '@/estimate'
import { formatTitle } from '@/estimate/address/title'
import { formatDay } from '@/messages/format'
import {
  deleteAllSaved,
  deleteSaved,
  listSaved,
  renameSaved,
  type SavedEstimate,
  saveEstimate,
  storageKey,
  watchSaved,
} from '../document/saved-estimates'
import { moneyIn } from '../labels'
import { countChanges } from '../results/basis'
import { useWords } from '../words-provider'
import styles from './saved-list.module.scss'

const read = () => JSON.stringify(listSaved())

export function SavedList({ results }: { results: string }) {
  const words = useWords()
  const t = words.in('EstimateSaved')
  const stored = useSyncExternalStore(watchSaved, read, () => '[]')
  const saved: SavedEstimate[] = useMemo(() => JSON.parse(stored), [stored])
  const [deleted, setDeleted] = useState<SavedEstimate | null>(null)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const nameOf = ({ title }: SavedEstimate) => title || t('untitled')

  const remove = (estimate: SavedEstimate) => {
    deleteSaved(estimate.id)
    setDeleted(estimate)
    setSaid(t('deleted', { name: nameOf(estimate) }))
  }

  const removeAll = () => {
    if (!window.confirm(t('deleteAllSure'))) return
    deleteAllSaved()
    setDeleted(null)
    setSaid('')
    heading.current?.focus()
  }

  const restore = (estimate: SavedEstimate) => {
    saveEstimate(estimate)
    setDeleted(null)
    setSaid(t('restored', { name: nameOf(estimate) }))
    heading.current?.focus()
  }

  return (
    <div className="inset3 ruled" data-runtime={`stored:${storageKey}`}>
      <h3 className="small below1 semibold" ref={heading} tabIndex={-1}>
        {t('here')}
      </h3>
      <p className={styles.said} role="status">
        {said}
      </p>
      {deleted && (
        // The button that was pressed has gone with its row; the next Tab goes on from here.
        <button className={styles.action} key={deleted.id} ref={takeFocus} type="button" onClick={() => restore(deleted)}>
          {t('undo')}
        </button>
      )}
      {saved.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <>
          <ul>
            {saved.map((estimate) => (
              <SavedRow key={estimate.id} estimate={estimate} results={results} onDelete={() => remove(estimate)} />
            ))}
          </ul>
          <button className={styles.action} type="button" onClick={removeAll}>
            {t('deleteAll')}
          </button>
        </>
      )}
    </div>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

type SavedRowProps = { estimate: SavedEstimate; results: string; onDelete: () => void }

function SavedRow({ estimate: { id, title, query, updated }, results, onDelete }: SavedRowProps) {
  const [renaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const words = useWords()
  const t = words.in('EstimateSaved')
  const { document, catalogue } = useMemo(() => parseEstimate(query), [query])
  const { input } = document
  const price = moneyIn(input, catalogue, words.locale)(measure(input, catalogue).cost.p50)
  const isOurs = countChanges({ input, catalogue, words }) === 0
  const name = title || t('untitled')

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise the key would also press the button that is focused below.
    event.preventDefault()
    if (event.key === 'Escape') event.currentTarget.value = title
    // Moving the focus blurs the field, and blurring saves the name.
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
            renameSaved(id, event.target.value.trim())
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
        {[price, ...(isOurs ? [] : [words.in('EstimateBasis')('changed')]), formatDay(updated.slice(0, 10), words.locale)].join(' · ')}
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
        <button className={styles.action} type="button" onClick={onDelete} aria-label={t('deleteThis', { name })}>
          {t('delete')}
        </button>
      </span>
    </li>
  )
}
