import { type FormEvent, useId, useSyncExternalStore } from 'react'
import { listSaved, type SavedEstimate, watchSaved } from '../document/saved-estimates'
import { LineList } from '../notices/line-list'
import { noticeLines, repairsAmong } from '../notices/notice-lines'
import { useWords } from '../words-provider'
import styles from './other-estimate.module.scss'
import type { OtherEstimate as Other } from './use-other-estimate'

const readSaved = () => JSON.stringify(listSaved())
const mistakes: readonly unknown[] = ['link', 'long', 'empty']

type OtherEstimateProps = { other: Other /** The query of the estimate on the page, which is not compared with itself. */; query: string }

/** Asks for the link of another estimate, or for a saved one, to compare this one with. */
export function OtherEstimate({ other: { outcome, notices, compare }, query }: OtherEstimateProps) {
  const words = useWords()
  const t = words.in('EstimateLive.scenarios.other')
  const repaired = words.in('EstimateNotices')
  const id = useId()
  const stored = useSyncExternalStore(watchSaved, readSaved, () => '[]')
  const saved = (JSON.parse(stored) as SavedEstimate[]).filter((each) => each.query !== query)
  const wrong = mistakes.includes(outcome)
  const repairs = repairsAmong(notices).length

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = String(fields.get('link') ?? '').trim()
    const chosen = saved.find((each) => each.id === fields.get('saved'))
    compare(typed || !chosen ? typed : `?${chosen.query}#n=${encodeURIComponent(chosen.title)}`)
  }

  return (
    <form className="above4 screenOnly" onSubmit={submit} noValidate autoComplete="off">
      <h3 className={styles.title}>{t('title')}</h3>
      <div className={styles.line}>
        <div className={styles.part}>
          <label className={styles.label} htmlFor={`${id}-link`}>
            {t('link')}
          </label>
          <input
            className={styles.field}
            id={`${id}-link`}
            name="link"
            type="text"
            inputMode="url"
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-hint ${id}-said`}
          />
        </div>
        {saved.length > 0 && (
          <div className={styles.part}>
            <label className={styles.label} htmlFor={`${id}-saved`}>
              {t('saved')}
            </label>
            <select className={styles.field} id={`${id}-saved`} name="saved" defaultValue="">
              <option value="">{t('none')}</option>
              {saved.map(({ id: key, title, updated }) => (
                <option value={key} key={key}>
                  {title || t('untitled', { date: updated.slice(0, 10) })}
                </option>
              ))}
            </select>
          </div>
        )}
        <button className={styles.button} type="submit">
          {t('compare')}
        </button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('hint')}
      </p>
      <div id={`${id}-said`} aria-live="polite">
        {outcome && <p className={wrong ? styles.error : styles.said}>{t(`outcomes.${outcome}`)}</p>}
        {notices.length > 0 && (
          <>
            {repairs > 0 && <p className={styles.hint}>{repaired('title', { count: repairs })}</p>}
            <LineList words={words} lines={noticeLines(words, words.titles, notices)} className={styles.hint} />
          </>
        )}
      </div>
    </form>
  )
}
