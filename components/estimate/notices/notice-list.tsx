import { currentCatalogue, formatEstimate } from '@/estimate'
import { formatDay } from '@/messages/format'
import { useEstimateDocument } from '../document/estimate-context'
import { estimateAddresses } from '../estimate-addresses'
import { ChangeLink } from '../results/change-link'
import { useWords } from '../words-provider'
import { LineList } from './line-list'
import { noticeLines, repairsAmong } from './notice-lines'
import styles from './notices.module.scss'

/** What was repaired in a link, and that there is a newer catalogue version. */
export function NoticeList() {
  const { notices, outdated, document, catalogue, replace, dismissNotices } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateNotices')
  if (notices.length === 0 && !outdated) return null
  const recalculated = { ...document, catalogue: currentCatalogue.version }
  const repairs = repairsAmong(notices).length
  const query = formatEstimate(recalculated, currentCatalogue)
  return (
    <section className={styles.notices} aria-label={t('label')}>
      {notices.length > 0 && (
        <>
          <h2 className="item">{repairs > 0 ? t('title', { count: repairs }) : t('label')}</h2>
          <LineList words={words} lines={noticeLines(words, words.titles, notices)} className={styles.list} />
          <button className={`${styles.button} ${styles.dismiss}`} type="button" onClick={dismissNotices}>
            {t('dismiss')}
          </button>
        </>
      )}
      {outdated && (
        <p className="small">
          <span>{t('outdated', { version: catalogue.version, date: formatDay(catalogue.date, words.locale) })}</span>{' '}
          <ChangeLink
            className={styles.button}
            href={estimateAddresses({ query, title: '' }, words.locale).to('estimate/results')}
            onTry={() => replace(recalculated, t('recalculate'))}
          >
            {t('recalculate')}
          </ChangeLink>
        </p>
      )}
    </section>
  )
}
