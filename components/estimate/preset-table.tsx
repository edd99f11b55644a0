import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { formatUsd } from '@/messages/format'
import styles from './preset-table.module.scss'

type PresetTableProps = { presets: readonly EstimatePreset[]; caption: string }

/** Usual sizes of the presets on one price scale: P10 to P90 as a bar, P50 as a mark. */
export function PresetTable({ presets, caption }: PresetTableProps) {
  const t = useTranslations('PriceRange')
  const locale = useLocale()
  const highest = Math.max(...presets.map(({ sizes }) => sizes.usual.cost.p90))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {presets.map(({ slug, title, summary, sizes: { usual } }) => (
          <tr className={styles.row} key={slug}>
            <th className={styles.name} scope="row">
              {title}
              <span className={styles.summary}>{summary}</span>
            </th>
            <td className={styles.scale}>
              <Bar {...usual.cost} highest={highest} />
            </td>
            <td className={styles.price}>
              <span className={styles.expected}>{formatUsd(usual.cost.p50, locale)}</span>
              <span className={styles.range}>
                {t('range', { from: formatUsd(usual.cost.p10, locale), to: formatUsd(usual.cost.p90, locale) })}
              </span>
            </td>
            <td className={styles.weeks}>{t('weeks', { weeks: usual.weeks })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type BarProps = { p10: number; p50: number; p90: number; highest: number }

function Bar({ p10, p50, p90, highest }: BarProps) {
  const at = (amount: number) => (amount / highest) * 1000
  return (
    <svg className={styles.bar} viewBox="0 0 1000 28" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.span} x={at(p10)} y="8" width={at(p90) - at(p10)} height="12" />
      <rect className={styles.mark} x={at(p50) - 2} y="0" width="4" height="28" />
    </svg>
  )
}
