import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import styles from './final-call.module.scss'

/** The last word of a page: where to go from here, over a planet at dawn. */
export function FinalCall() {
  const t = useTranslations('FinalCall')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <section className={styles.call}>
      <img className={styles.scene} src="/images/orbit/dawn.svg" alt="" width="1440" height="760" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
            {actions('estimate')}
          </ButtonLink>
          <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
