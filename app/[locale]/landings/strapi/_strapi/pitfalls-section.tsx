import { useTranslations } from 'next-intl'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import { PitfallsChart } from './pitfalls-chart'
import styles from './pitfalls-section.module.scss'

/** Where others have fallen: a flight past the pits, and for each what happens there and what we do about it. */
export function PitfallsSection({ pitfalls, measured }: Pick<Landing, 'pitfalls' | 'measured'>) {
  const t = useTranslations('StrapiPage.pitfalls')
  return (
    <Section title={t('title')} intro={measured} layout="stacked">
      <PitfallsChart count={pitfalls.length} />
      <dl className={styles.pitfalls}>
        {pitfalls.map(({ where, happens, remedy }) => (
          <div className={styles.pitfall} key={where.html}>
            <dt className={styles.where}>
              <RichText content={where} />
            </dt>
            <dd className={styles.happens}>
              <span className={styles.label}>{t('happens')}</span>
              <RichText content={happens} />
            </dd>
            <dd className={styles.remedy}>
              <span className={styles.label}>{t('remedy')}</span>
              <RichText content={remedy} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
