import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { currentCatalogue, roles, supportCost } from '@/estimate'
import { formatMoney, formatPercent, formatUsd } from '@/messages/format'
import { choosePresets, firstPreset } from '../estimate/presets'
import styles from './rate-tables.module.scss'

/** The headings of the two tables; each id is its anchor. */
export const rateHeadings = ['rates', 'support'] as const

const levels = ['basic', 'standard', 'extended'] as const

/** The figures of a rate card, from the catalogue every estimate is priced with: nobody types them. */
export function RateTables({ presets }: { presets: readonly EstimatePreset[] }) {
  return (
    <>
      <HourlyRates />
      <SupportPrices presets={presets} />
    </>
  )
}

function HourlyRates() {
  const t = useTranslations('RateTables.rates')
  const names = useTranslations('EstimateNames.roles')
  const locale = useLocale()
  const { rates, constants } = currentCatalogue
  const month = constants.schedule.hoursPerMonth
  return (
    <section className={styles.part} aria-labelledby="rates">
      <h2 className={styles.title} id="rates">
        {t('title')}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('hour')}</th>
            <th scope="col">{t('month', { hours: String(month) })}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">{names(role)}</th>
              <td>{formatMoney(rates[role], 'USD', locale)}</td>
              <td>{formatMoney(rates[role] * month, 'USD', locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SupportPrices({ presets }: { presets: readonly EstimatePreset[] }) {
  const t = useTranslations('RateTables.support')
  const names = useTranslations('EstimateSettings.options')
  const locale = useLocale()
  const [preset] = choosePresets(presets, [firstPreset])
  if (!preset) return null
  return (
    <section className={styles.part} aria-labelledby="support">
      <h2 className={styles.title} id="support">
        {t('title')}
      </h2>
      <p className="measurePage above2">{t('rule')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('level')}</th>
            <th scope="col">{t('hours')}</th>
            <th scope="col">{t('share')}</th>
            <th scope="col">{t('example')}</th>
          </tr>
        </thead>
        <tbody>
          {levels.flatMap((level) => {
            const terms = currentCatalogue.support[level]
            return terms ? (
              <tr key={level}>
                <th scope="row">{names(level)}</th>
                <td>{terms.hours}</td>
                <td>{formatPercent(terms.share, locale)}</td>
                <td>{formatUsd(supportCost(terms, preset.sizes.usual), locale)}</td>
              </tr>
            ) : (
              []
            )
          })}
        </tbody>
      </table>
      <p className="measurePage above2">{t('note', { title: preset.title, price: formatUsd(preset.sizes.usual.cost.p50, locale) })}</p>
    </section>
  )
}
