import { useLocale, useTranslations } from 'next-intl'
import { pricesIn } from '@/components/estimate/labels'
import { ArrowLink } from '@/components/primitives/arrow-link'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './estimate-prompt.module.scss'

/** From an article about a kind of project to the price of one: its range over a horizon, and an estimate filled in with it. */
export function EstimatePrompt({ preset: { slug, title, sizes } }: { preset: Pick<EstimatePreset, 'slug' | 'title' | 'sizes'> }) {
  const t = useTranslations('ArticlePage.prompt')
  const prices = useTranslations('PriceRange')
  const locale = useLocale()
  const price = pricesIn(locale)
  const { cost, weeks } = sizes.usual
  return (
    <aside className={styles.prompt} aria-label={t('label')} data-ground="night">
      <div>
        <p className={styles.title}>{t('title', { project: title })}</p>
        <p className={styles.text}>{t('text')}</p>
        <ArrowLink href={hrefTo(locale, 'estimate/settings', { query: `preset=${slug}` })}>{t('link')}</ArrowLink>
      </div>
      <div className={styles.reading}>
        <p className={styles.range}>
          <span>{price(cost.p10)}&nbsp;–</span> <span>{price(cost.p90)}</span>
        </p>
        <p className="above15 quiet">
          {prices('columns.expected')}: {price(cost.p50)}, {prices('weeks', { weeks })}
        </p>
      </div>
      <svg className={styles.horizon} viewBox="0 0 1400 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-4 80Q700 4 1404 80V96H-4z" vectorEffect="non-scaling-stroke" />
      </svg>
    </aside>
  )
}
