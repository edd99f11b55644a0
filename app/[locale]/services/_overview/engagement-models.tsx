import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import { hrefTo } from '@/routing/routes'
import styles from './engagement-models.module.scss'

const columns = ['fixed', 'time', 'team'] as const
/** What we advise once the scope is written down, as the whole site promises a price up front. */
const advised = 'fixed'
const markOf = (column: (typeof columns)[number]) => (column === advised ? '' : undefined)
const rows = ['fits', 'notFits', 'price', 'pay', 'change', 'risk', 'leave'] as const

export function EngagementModels() {
  const t = useTranslations('ServicesPage.models')
  const locale = useLocale()
  return (
    <Section title={t('title')} layout="stacked">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard */}
      <div className={styles.frame} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visuallyHidden">{t('caption')}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" data-advised={markOf(column)}>
                  {t(`columns.${column}`)}
                  {column === advised && <span className={styles.advised}>{t('advised')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`rows.${row}.label`)}</th>
                {columns.map((column) => (
                  <td key={column} data-label={t(`columns.${column}`)} data-advised={markOf(column)}>
                    {t(`rows.${row}.${column}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="above4">
        <ArrowLink href={hrefTo(locale, 'trust')}>{t('trust')}</ArrowLink>
      </p>
    </Section>
  )
}
