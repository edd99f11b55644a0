import { useTranslations } from 'next-intl'
import styles from './final-call.module.scss'
import { MainActions } from './main-actions'

/** The last word of a page: where to go from here, over a planet at dawn. */
export function FinalCall() {
  const t = useTranslations('FinalCall')
  return (
    <section className={styles.call}>
      <img className={styles.scene} src="/images/orbit/dawn.svg" alt="" width="1440" height="760" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <MainActions />
        </div>
      </div>
    </section>
  )
}
