import { useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Section } from '@/components/primitives/section'
import { Trajectory } from '@/components/primitives/trajectory'
import type { Review } from '@/content-client/types'
import styles from './reviews-section.module.scss'

const trajectory = (
  <Trajectory
    className={styles.trajectory}
    path="M190 0C230 90 120 110 70 180S10 300 20 380"
    width={300}
    height={390}
    dart={{ x: 70, y: 180, angle: 124 }}
  />
)

export function ReviewsSection({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('HomePage.reviews')
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" title={t('title')} layout="narrow" className={styles.ground} aside={trajectory}>
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
              <span className="quiet">{`${role}, ${company}`}</span>
              <SampleBadge sample={sample} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
