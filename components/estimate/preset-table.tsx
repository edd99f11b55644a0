import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { formatUsd } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { firstPreset } from './chosen-presets'
import styles from './preset-table.module.scss'
import { PriceBar, PriceBarLight } from './price-bar'
import { priceScale } from './price-scale'

type PricedPreset = Pick<EstimatePreset, 'slug' | 'title' | 'summary'> &
  Partial<Pick<EstimatePreset, 'outline'>> & { sizes: { usual: Pick<EstimatePreset['sizes']['usual'], 'cost' | 'weeks'> } }

type PresetTableProps = { presets: readonly PricedPreset[]; caption: string }

/** Usual sizes of the presets on one price scale: P10 to P90 as a bar, P50 as a mark. Each row starts an estimate. */
export function PresetTable({ presets, caption }: PresetTableProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  const scale = priceScale(Math.max(...presets.map(({ sizes }) => sizes.usual.cost.p90)))
  const cheapestFirst = [...presets].sort((one, other) => one.sizes.usual.cost.p50 - other.sizes.usual.cost.p50)
  const usd = (amount: number) => formatUsd(amount, locale)
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>
        {caption}
        <PriceBarLight />
      </caption>
      <thead className={styles.head}>
        <tr className={styles.axis}>
          <th scope="col">
            <span className={styles.hidden}>{t('columns.project')}</span>
          </th>
          <th className={styles.ticks} scope="col">
            <span className={styles.hidden}>{t('columns.range')}</span>
            {scale.ticks.map((tick) => (
              <span className={styles.tick} key={tick} aria-hidden="true">
                {t('thousands', { amount: tick / 1000 })}
              </span>
            ))}
          </th>
          <th scope="col">
            <span className={styles.hidden}>{t('columns.expected')}</span>
          </th>
          <th scope="col">
            <span className={styles.hidden}>{t('columns.time')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {cheapestFirst.map(({ slug, title, outline, summary, sizes: { usual } }) => (
          <tr className={slug === firstPreset ? `${styles.row} ${styles.first}` : styles.row} key={slug}>
            <th className={styles.project} scope="row">
              <a className={styles.name} href={`${hrefTo(locale, 'estimate/settings')}?preset=${slug}`}>
                {title}
              </a>
              <span className={styles.quiet}>{outline ?? summary}</span>
            </th>
            <td className={styles.scale}>
              <PriceBar {...usual.cost} top={scale.top} />
            </td>
            <td className={styles.price}>
              <span className={styles.expected}>{usd(usual.cost.p50)}</span>
              <span className={styles.quiet}>{t('range', { from: usd(usual.cost.p10), to: usd(usual.cost.p90) })}</span>
            </td>
            <td className={styles.weeks}>{t('weeks', { weeks: usual.weeks })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
