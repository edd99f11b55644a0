import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { pricesIn } from './labels'
import { presetScale } from './preset-scale'
import styles from './preset-table.module.scss'
import wide from './preset-table-stacked.module.scss'
import { cheapestFirst, firstPreset } from './presets'
import { PriceBar, PriceBarLight } from './price-bar'

type PricedPreset = Pick<EstimatePreset, 'slug' | 'title' | 'summary'> &
  Partial<Pick<EstimatePreset, 'outline'>> & {
    /** Where the row leads; to an estimate with that preset if it does not say. */
    href?: string
    sizes: { usual: { cost: { p10: number; p50: number; p90: number }; weeks: number } }
  }

type PresetTableProps = {
  presets: readonly PricedPreset[]
  caption: string
  /** The slug of the row that stands out. */
  marked?: string | undefined
  /** On a phone the price stands under the name, which is long or set large. */
  stacked?: boolean
}

/** Usual sizes of the presets on one price scale: P10 to P90 as a bar, P50 as a mark. A row links to an estimate with that preset. */
export function PresetTable({ presets, caption, marked = firstPreset, stacked = false }: PresetTableProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  const scale = presetScale(presets, locale)
  const price = pricesIn(locale)
  return (
    <table className={stacked ? `${styles.table} ${wide.stacked}` : styles.table}>
      <caption className="visuallyHidden">
        {caption}
        <PriceBarLight />
      </caption>
      <thead className={styles.head}>
        <tr className={styles.axis}>
          <th scope="col">
            <span className="visuallyHidden">{t('columns.project')}</span>
          </th>
          <th className={styles.ticks} scope="col">
            <span className="visuallyHidden">{t('columns.range')}</span>
            {scale.ticks.map((tick) => (
              <span className={styles.tick} key={tick} aria-hidden="true">
                {tick}
              </span>
            ))}
          </th>
          <th scope="col">
            <span className="visuallyHidden">{t('columns.expected')}</span>
          </th>
          <th scope="col">
            <span className="visuallyHidden">{t('columns.time')}</span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {cheapestFirst(presets).map(({ slug, href, title, outline, summary, sizes: { usual } }) => (
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
              <span className={styles.expected}>{price(usual.cost.p50)}</span>
              <span className={styles.quiet}>{t('range', { from: price(usual.cost.p10), to: price(usual.cost.p90) })}</span>
            </td>
            <td className={styles.weeks}>{t('weeks', { weeks: usual.weeks })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
