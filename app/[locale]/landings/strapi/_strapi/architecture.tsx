import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import styles from './architecture.module.scss'

const parts = ['editors', 'strapi', 'build', 'pages', 'visitors'] as const

/** What stands between those who write and those who read: a scene as wide as the window, named where its parts stand. */
export function Architecture() {
  const t = useTranslations('StrapiPage.architecture')
  return (
    <Section title={t('heading')} intro={t('intro')} layout="stacked" className={styles.section}>
      <div className={styles.scene}>
        <img
          className={styles.drawing}
          src="/images/landings/strapi-door.webp"
          alt=""
          width="1600"
          height="640"
          loading="lazy"
          decoding="async"
        />
        <ol>
          {parts.map((part) => (
            <li className={`${styles.part} ${styles[part]}`} key={part}>
              <h3 className={styles.name}>{t(`${part}.title`)}</h3>
              <p>{t(`${part}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={styles.refused}>
          <span className={styles.figure}>{t('figure')}</span> {t('refused')}
        </p>
      </div>
    </Section>
  )
}
