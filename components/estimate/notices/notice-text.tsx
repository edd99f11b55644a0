import type { Catalogue, Notice } from '@/estimate'
import { formatDay } from '@/messages/format'
import type { ChangeAction } from '../results/change-link'
import type { Words } from '../words'
import { LineList } from './line-list'
import { noticeLines } from './notice-lines'
import styles from './notices.module.scss'

export type NoticeTextProps = {
  words: Words
  titles: Readonly<Record<string, string>>
  notices: readonly Notice[]
  /** The version the estimate is calculated with, where there is a newer one. */
  outdated: Catalogue | null
  /** Without scripts there is nothing to press. */
  onDismiss?: () => void
  /** The same estimate by the newer version. */
  recalculation: ChangeAction
}

/** What was repaired in a link, and that there is a newer catalogue version. */
export function NoticeText({ words, titles, notices, outdated, onDismiss, recalculation }: NoticeTextProps) {
  const t = words.in('EstimateNotices')
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {notices.length > 0 && (
        <>
          <h2 className="item">{t('title', { count: notices.length })}</h2>
          <LineList words={words} lines={noticeLines(words, titles, notices)} className={styles.list} />
          <button className={styles.button} type="button" onClick={onDismiss} disabled={!onDismiss}>
            {t('dismiss')}
          </button>
        </>
      )}
      {outdated && (
        <p className="small">
          <span>{t('outdated', { version: outdated.version, date: formatDay(outdated.date, words.locale) })}</span>{' '}
          {'href' in recalculation ? (
            <a className={styles.button} href={recalculation.href} rel="nofollow">
              {t('recalculate')}
            </a>
          ) : (
            <button className={styles.button} type="button" onClick={recalculation.onTry}>
              {t('recalculate')}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
