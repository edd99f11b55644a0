import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import type { CaseStudy } from '@/content-client/types'
import { formatDay, formatMoney, formatPercent } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { BillScale } from './bill-scale'
import styles from './ledger.module.scss'
import { ledgerFigures } from './ledger-figures'

/** From the first range to the last bill: what was said, signed, billed, and why they differ. */
export function Ledger({ study }: { study: CaseStudy }) {
  const t = useTranslations('CaseLedger')
  const locale = useLocale()
  const figures = ledgerFigures(study)
  if (!study.ledger || !figures) return null
  const { signed, billed, change, weeksLate } = figures
  const { planned, finished, changes } = study.ledger
  const exact = (amount: number) => formatMoney(amount, 'USD', locale)
  const words = { signed: exact(signed), billed: exact(billed), percent: formatPercent(Math.abs(change) / signed, locale) }
  const facts = [
    [t('planned'), formatDay(planned, locale)],
    [t('finished'), formatDay(finished, locale)],
  ] as const
  return (
    <>
      <p className={styles.summary}>
        {t(`money.${directionOf(change)}`, words)} {t(`time.${directionOf(weeksLate)}`, { weeks: Math.abs(weeksLate) })}
      </p>
      <div className="above4">
        <BillScale figures={figures} signed />
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className={styles.quiet}>{term}</dt>
            <dd className="above05 bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <>
          <h3 className={styles.title}>{t('changes')}</h3>
          <ol>
            {study.ledgerChanges.map(({ what, why }, index) => (
              <li className={styles.change} key={what}>
                <p className={styles.amount}>{withSign(changes[index]?.usd ?? 0, locale)}</p>
                <div>
                  <p className="bold">{what}</p>
                  <p>{why}</p>
                  <p className={styles.quiet}>{t(`by.${payerOf(changes[index])}`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={styles.total}>{t('total', { signed: exact(signed), change: withSign(change, locale), billed: exact(billed) })}</p>
        </>
      )}
      <p className="above3 quiet measurePage">
        {t('model')} {t('currency')} <ArrowLink href={hrefTo(locale, 'estimate/results', { query: study.estimate })}>{t('open')}</ArrowLink>
      </p>
    </>
  )
}

const directionOf = (amount: number) => (amount === 0 ? 'same' : amount > 0 ? 'more' : 'less')

type Change = NonNullable<CaseStudy['ledger']>['changes'][number]

/** Whoever asked for it, unless it cost nothing: then it was our own mistake. */
const payerOf = (change: Change | undefined): 'client' | 'us' | 'free' => (change?.usd ? change.by : 'free')

function withSign(amount: number, locale: Locale): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(amount, 'USD', locale)}`
}
