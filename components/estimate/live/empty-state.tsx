import { localisePath } from '@/routing/locale-path'
import { ButtonLink } from '../../primitives/button-link'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import table from '../preset-table.module.scss'
import { PriceBar, PriceBarLight } from '../price-bar'
import { useWords } from '../words-provider'
import { EmptyHorizon } from './empty-horizon'
import styles from './empty-state.module.scss'

export type PresetLinks = {
  rows: readonly {
    slug: string
    title: string
    outline: string | null
    cost: { p10: number; p50: number; p90: number }
    expected: string
    range: string
  }[]
  /** The price scale of the rows: its end in US dollars, and its ticks as they are shown. */
  scale: { top: number; ticks: readonly string[] }
}

type EmptyStateProps = { presets: PresetLinks; tooLong: boolean }

/** Shown for an estimate without blocks: links to the steps, an instrument without a reading, and presets on one scale of prices. */
export function EmptyState({ presets: { rows, scale }, tooLong }: EmptyStateProps) {
  const words = useWords()
  const t = words.in('EstimateLive')
  return (
    <section className={styles.empty} aria-labelledby="results-empty">
      <h1 className={styles.title} id="results-empty">
        {t(tooLong ? 'tooLong' : 'empty')}
      </h1>
      <p className={styles.lead}>{t(tooLong ? 'tooLongText' : 'emptyText')}</p>
      <p className={styles.actions}>
        <ButtonLink href={localisePath(words.locale, '/estimate/functional-blocks')} kind="primary" arrow>
          {t('choose')}
        </ButtonLink>
        <ButtonLink href={localisePath(words.locale, '/estimate/example')}>{t('example')}</ButtonLink>
      </p>
      <EmptyHorizon />
      <h2 className={styles.subtitle}>{t('presets')}</h2>
      <PriceBarLight />
      <div className={table.axis} aria-hidden="true">
        <span className={`${table.ticks} ${styles.ticks}`}>
          {scale.ticks.map((tick) => (
            <span className={table.tick} key={tick}>
              {tick}
            </span>
          ))}
        </span>
      </div>
      <ul className={`${table.table} ${styles.rows}`}>
        {rows.map(({ slug, title, outline, cost, expected, range }) => (
          <li className={`${table.row} ${styles.row}`} key={slug}>
            <span>
              <a className={table.name} href={localisePath(words.locale, `/estimate/results?preset=${slug}`)}>
                {title}
              </a>
              <span className={table.quiet}>{outline}</span>
            </span>
            <span className={`${table.scale} ${styles.scale}`}>
              <PriceBar {...cost} top={scale.top} />
            </span>
            <span className={table.price}>
              <span className={table.expected}>{expected}</span>
              <span className={table.quiet}>{range}</span>
            </span>
            <Icon path={icons.arrow} className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  )
}
