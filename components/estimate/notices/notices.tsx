'use client'

// Client: what was repaired is known once the address has been read.
import { currentCatalogue } from '@/estimate'
import { formatDay } from '@/messages/format'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { noticeValues } from './notice-values'
import styles from './notices.module.scss'

/** What had to be changed in the address for it to be an estimate, and whether its prices are the latest. */
export function Notices() {
  const { notices, outdated, document, catalogue, replace, dismissNotices } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateNotices')
  if (notices.length === 0 && !outdated) return null
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {notices.length > 0 && (
        <>
          <h2 className={styles.title}>{t('title', { count: notices.length })}</h2>
          <ul className={styles.list}>
            {notices.map((notice) => (
              <li key={`${notice.code} ${JSON.stringify(notice.values)}`}>{t(notice.code, noticeValues(notice))}</li>
            ))}
          </ul>
          <button className={styles.button} type="button" onClick={dismissNotices}>
            {t('dismiss')}
          </button>
        </>
      )}
      {outdated && (
        <p className={styles.text}>
          {t('outdated', { version: catalogue.version, date: formatDay(catalogue.date, words.locale) })}{' '}
          <button
            className={styles.button}
            type="button"
            onClick={() => replace({ ...document, catalogue: currentCatalogue.version }, t('recalculate'))}
          >
            {t('recalculate')}
          </button>
        </p>
      )}
    </section>
  )
}
