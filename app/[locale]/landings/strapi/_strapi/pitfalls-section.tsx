import { useTranslations } from 'next-intl'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import { Trajectory } from '@/components/primitives/trajectory'
import type { Landing } from '@/content-client/types'
import styles from './pitfalls-section.module.scss'

const trajectory = {
  path: 'M20 10C30 160 160 200 170 330S60 560 150 700 330 860 350 990',
  width: 380,
  height: 1000,
  dart: { x: 128, y: 660, angle: 58 },
}

/** Where others have fallen: what happens there, and what we do about it. */
export function PitfallsSection({ pitfalls, measured }: Pick<Landing, 'pitfalls' | 'measured'>) {
  const t = useTranslations('StrapiPage.pitfalls')
  return (
    <Section title={t('title')} intro={measured} aside={<Trajectory {...trajectory} className={styles.trajectory} />}>
      <dl>
        {pitfalls.map(({ where, happens, remedy }) => (
          <div className={styles.pitfall} key={where.html}>
            <dt className={styles.where}>
              <RichText content={where} />
            </dt>
            <dd>
              <span className={styles.label}>{t('happens')}</span>
              <RichText content={happens} />
            </dd>
            <dd>
              <span className={styles.label}>{t('remedy')}</span>
              <RichText content={remedy} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
