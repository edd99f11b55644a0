import type { Notice } from '@/estimate'
import { plainFormAddress } from '@/routing/form-pages'
import { hrefTo } from '@/routing/routes'
import { apiAddresses, reportAddress } from '../api-addresses'
import { LineList } from '../notices/line-list'
import { noticeLines } from '../notices/notice-lines'
import type { EstimateView } from '../results/view'
import { type EstimateStep, estimateSteps } from '../steps'
import styles from './linked.module.scss'

export type LinkedProps = { view: EstimateView; query: string; notices: readonly Notice[] }

/** Where an estimate goes on without scripts: its document, its steps but for the one that is open, and us. */
export function LinkedLinks({ view: { words }, query, current }: Pick<LinkedProps, 'view' | 'query'> & { current?: EstimateStep }) {
  const t = words.in('EstimateLinked')
  const names = words.in('PageNames')
  const { locale } = words
  return (
    <nav aria-label={t('label')}>
      <ul className={styles.links}>
        <li>
          <a href={reportAddress(locale, query)}>{t('document')}</a>
        </li>
        {estimateSteps.map(
          (step) =>
            step !== current && (
              <li key={step}>
                <a href={hrefTo(locale, step, { query })}>{names(step)}</a>
              </li>
            ),
        )}
        <li>
          <a href={plainFormAddress(locale, query)} rel="nofollow">
            {t('send')}
          </a>
        </li>
        <li>
          <a href={`${apiAddresses.estimate}?${query}`}>{t('data')}</a>
        </li>
      </ul>
    </nav>
  )
}

/** What was repaired in the link. */
export function LinkedNotices({ view: { words, titles }, notices }: Pick<LinkedProps, 'view' | 'notices'>) {
  if (notices.length === 0) return null
  return (
    <section className={styles.note} aria-label={words.in('EstimateNotices')('label')}>
      <LineList words={words} lines={noticeLines(words, titles, notices)} />
    </section>
  )
}
