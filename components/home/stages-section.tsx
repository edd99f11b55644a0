import { useTranslations } from 'next-intl'
import { Section } from '../primitives/section'
import styles from './stages-section.module.scss'

const stages = ['discovery', 'design', 'build', 'stabilise', 'launch'] as const

/** How we work: five stages, each with what the client holds after it. */
export function StagesSection() {
  const t = useTranslations('HomePage.stages')
  return (
    <Section title={t('title')} layout="stacked">
      <ol className={styles.list}>
        {stages.map((stage) => (
          <li className={styles.stage} key={stage}>
            <h3 className={styles.title}>{t(`${stage}.title`)}</h3>
            <p className={styles.quiet}>{t(`${stage}.time`)}</p>
            <p className={styles.hold}>
              <span className={styles.quiet}>{t('hold')}</span>
              {t(`${stage}.hold`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
