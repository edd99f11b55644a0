import { useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { RichText } from '@/components/primitives/rich-text'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import styles from './fit-section.module.scss'

/** Whom it suits and, as plainly, whom it does not: on paper, as one would read it out. */
export function FitSection({ fit }: { fit: NonNullable<Landing['fit']> }) {
  const t = useTranslations('StrapiPage.fit')
  return (
    <div data-ground="paper" className={styles.paper}>
      <Section title={t('title')} layout="stacked">
        <div className={styles.columns}>
          {(['yes', 'no'] as const).map((side) => (
            <div className={styles[side]} key={side}>
              <h3 className={styles.title}>{t(side)}</h3>
              <ul className={styles.list}>
                {fit[side].map((reason) => (
                  <li key={reason.html}>
                    <Icon path={side === 'yes' ? icons.check : icons.close} className={styles.icon} />
                    <RichText content={reason} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.note}>
          <RichText content={fit.note} />
        </div>
      </Section>
    </div>
  )
}
