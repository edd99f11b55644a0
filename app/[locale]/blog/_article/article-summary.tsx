import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import type { Article, EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './article-summary.module.scss'

type ArticleSummaryProps = Pick<Article, 'takeaways'> & { preset: Pick<EstimatePreset, 'slug'> | undefined }

/** What to take along for those who read no further. */
export function ArticleSummary({ takeaways, preset }: ArticleSummaryProps) {
  const t = useTranslations('ArticlePage')
  const locale = useLocale()
  return (
    <aside className={styles.short} aria-label={t('inShort')}>
      <p className={styles.title}>{t('inShort')}</p>
      <ul className={styles.takeaways}>
        {takeaways.map((takeaway) => (
          <li key={takeaway}>{takeaway}</li>
        ))}
      </ul>
      {preset && <ArrowLink href={hrefTo(locale, 'estimate/settings', { query: `preset=${preset.slug}` })}>{t('estimate')}</ArrowLink>}
    </aside>
  )
}
