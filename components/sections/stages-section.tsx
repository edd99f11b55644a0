import { useTranslations } from 'next-intl'
import { Section } from '../primitives/section'
import styles from './stages-section.module.scss'

const stages = ['discovery', 'design', 'build', 'stabilise', 'launch'] as const

type StagesSectionProps = {
  /** On a page that has one sky from top to bottom the section has none of its own. */
  plain?: boolean
  /** How a page lays the stages out where it does not list them; they can then be pushed along. */
  row?: string | undefined
}

/** How we work: five stages on one climbing trajectory, each with what the client holds after it. */
export function StagesSection({ plain = false, row }: StagesSectionProps) {
  const t = useTranslations('HomePage.stages')
  return (
    <Section title={t('title')} layout="stacked" className={plain ? styles.stages : `${styles.stages} ${styles.ground}`}>
      <div className={styles.trajectory}>
        <img className={styles.path} src="/images/stages/trajectory.svg" alt="" width="2040" height="440" loading="lazy" decoding="async" />
      </div>
      <ol className={row ? `${styles.list} ${row}` : styles.list} tabIndex={row ? 0 : undefined}>
        {stages.map((stage) => (
          <li className={styles.stage} key={stage}>
            <p className={styles.artefact}>
              <img src={`/images/stages/${stage}.svg`} alt="" width="200" height="128" loading="lazy" decoding="async" />
            </p>
            <h3 className={styles.title}>{t(`${stage}.title`)}</h3>
            <p className={styles.time}>{t(`${stage}.time`)}</p>
            <p className={styles.hold}>
              <span className={styles.label}>{t('hold')}</span>
              {t(`${stage}.hold`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
