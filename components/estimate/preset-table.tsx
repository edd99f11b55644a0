import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { formatUsd } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import styles from './preset-table.module.scss'
import { firstPreset } from './presets'
import { PriceBar, PriceBarLight } from './price-bar'

type PricedPreset = Pick<EstimatePreset, 'slug' | 'title' | 'summary'> &
  Partial<Pick<EstimatePreset, 'outline'>> & {
    /** Where the row leads; to an estimate with that preset if it does not say. */
    href?: string
    sizes: { usual: Pick<EstimatePreset['sizes']['usual'], 'cost' | 'weeks'> }
  }

type PresetTableProps = {
  presets: readonly PricedPreset[]
  caption: string
  /** The slug of the row that stands out. */
  marked?: string
}

/** Usual sizes of the presets on one price scale: P10 to P90 as a bar, P50 as a mark. A row links to an estimate with that preset. */
export function PresetTable({ presets, caption, marked = firstPreset }: PresetTableProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  const scale = priceScale(Math.max(...presets.map(({ sizes }) => sizes.usual.cost.p90)))
  const cheapestFirst = [...presets].sort((a, b) => a.sizes.usual.cost.p50 - b.sizes.usual.cost.p50)
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
        {cheapestFirst.map(({ slug, href, title, outline, summary, sizes: { usual } }) => (
          <tr className={slug === marked ? `${styles.row} ${styles.first}` : styles.row} key={slug}>
            <th scope="row">
              <a className={styles.name} href={href ?? hrefTo(locale, 'estimate/settings', { query: `preset=${slug}` })}>
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

const tickSteps = [10_000, 20_000, 40_000, 50_000, 100_000, 200_000]
const tickIntervals = 5

/** A price axis from zero to at least the highest price, with six ticks. */
export function priceScale(highest: number): { top: number; ticks: number[] } {
  const step = tickSteps.find((candidate) => highest <= candidate * tickIntervals) ?? Math.ceil(highest / tickIntervals / 100_000) * 100_000
  return { top: step * tickIntervals, ticks: Array.from({ length: tickIntervals + 1 }, (_, index) => index * step) }
}
