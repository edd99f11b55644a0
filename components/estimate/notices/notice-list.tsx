'use client'

// Client: its buttons dismiss notices and switch to the latest catalogue. Loaded on demand, as few estimates have notices.
import { currentCatalogue } from '@/estimate'
import { formatDay } from '@/messages/format'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { LineList } from './line-list'
import { noticeLines } from './notice-lines'
import styles from './notices.module.scss'

export default function NoticeList() {
  const { notices, outdated, document, catalogue, replace, dismissNotices } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateNotices')
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {notices.length > 0 && (
        <>
          <h2 className={styles.title}>{t('title', { count: notices.length })}</h2>
          <LineList words={words} lines={noticeLines(words, words.titles, notices)} className={styles.list} />
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
