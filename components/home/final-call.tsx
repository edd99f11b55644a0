import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import styles from './final-call.module.scss'

export function FinalCall() {
  const t = useTranslations('FinalCall')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <section className={styles.call}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <div className={styles.actions}>
        <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
          {actions('estimate')}
        </ButtonLink>
        <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
      </div>
    </section>
  )
}
