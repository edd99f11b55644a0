import { useLocale, useTranslations } from 'next-intl'
import { maxQueryLength } from '@/estimate/address/keys'
import { formatNumber } from '@/messages/format'
import { apiProblemCodes, apiProblems } from '@/routing/api-problems'
import styles from './field-list.module.scss'

/** What can go wrong; the `type` of a problem leads to its line. */
export function ProblemList() {
  const t = useTranslations('EstimateApiPage.errors.of')
  const max = formatNumber(maxQueryLength, useLocale())
  return (
    <dl className={styles.list}>
      {apiProblemCodes.map((code) => (
        <div id={code} key={code}>
          <dt>
            <code translate="no">
              <span className={styles.status}>{apiProblems[code].status}</span> {code}
            </code>
          </dt>
          <dd>{t(code, { max })}</dd>
        </div>
      ))}
    </dl>
  )
}
