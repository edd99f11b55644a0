import { localisePath } from '@/routing/locale-path'
import { ButtonLink } from '../../primitives/button-link'
import { PriceBar, PriceBarLight } from '../price-bar'
import { useWords } from '../words-provider'
import styles from './empty-state.module.scss'

export type PresetLink = {
  slug: string
  title: string
  outline: string | null
  cost: { p10: number; p50: number; p90: number }
  expected: string
  range: string
}

type EmptyStateProps = { presets: readonly PresetLink[]; tooLong: boolean }

/** Shown for an estimate without blocks: links to the steps, an instrument without a reading, and presets on one scale of prices. */
export function EmptyState({ presets, tooLong }: EmptyStateProps) {
  const words = useWords()
  const t = words.in('EstimateLive')
  const top = Math.max(...presets.map(({ cost }) => cost.p90)) * 1.05
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
      <div className={styles.horizon} aria-hidden="true">
        <svg className={styles.arc} viewBox="0 0 100 10" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d="M0 10Q50-10 100 10M22 1.6v3M62-.9v3M76 1.2v3" vectorEffect="non-scaling-stroke" />
        </svg>
        <i className={styles.sun} />
      </div>
      <h2 className={styles.subtitle}>{t('presets')}</h2>
      <PriceBarLight />
      <ul>
        {presets.map(({ slug, title, outline, cost, expected, range }) => (
          <li className={styles.preset} key={slug}>
            <span>
              <a className={styles.name} href={localisePath(words.locale, `/estimate/results?preset=${slug}`)}>
                {title}
              </a>
              <span className={styles.quiet}>{outline}</span>
            </span>
            <span className={styles.bar}>
              <PriceBar {...cost} top={top} />
            </span>
            <span className={styles.price}>
              <span className={styles.expected}>{expected}</span>
              <span className={styles.quiet}>{range}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
