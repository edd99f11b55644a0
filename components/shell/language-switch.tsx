import { useLocale, useTranslations } from 'next-intl'
import { localeDetails, locales } from '@/routing/locales'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import styles from './language-switch.module.scss'

/**
 * Plain links to the same page in the other language. The navigator adds the query and remembers the choice; a page without an
 * address of its own (the error page) leads home.
 */
export function LanguageSwitch({ target }: { target: RouteTarget | null }) {
  const t = useTranslations('LanguageSwitch')
  const current = useLocale()
  return (
    // biome-ignore lint/a11y/useSemanticElements: two landmarks of one name, in header and footer, cannot be told apart.
    <div className={styles.switch} role="group" aria-label={t('label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          className={styles.language}
          href={hrefTo(locale, target ?? 'index')}
          hrefLang={locale}
          lang={locale}
          data-language={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          <span aria-hidden="true">{localeDetails[locale].shortName}</span>
          <span className={styles.name}>{localeDetails[locale].name}</span>
        </a>
      ))}
    </div>
  )
}
