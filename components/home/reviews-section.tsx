import { useTranslations } from 'next-intl'
import type { Review } from '@/content-client/types'
import { SampleBadge } from '../primitives/badge'
import { Section } from '../primitives/section'
import styles from './reviews-section.module.scss'

export function ReviewsSection({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('HomePage.reviews')
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" title={t('title')}>
      <div className={styles.list}>
        {reviews.map(({ slug, quote, name, role, company, sourceUrl, sample }) => (
          <figure className={styles.review} key={slug}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <figcaption className={styles.caption}>
              <strong>
                {sourceUrl ? (
                  <a href={sourceUrl} rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </strong>
              <span className={styles.quiet}>
                {role}, {company}
              </span>
              <SampleBadge sample={sample} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
