import { useLocale, useTranslations } from 'next-intl'
import { localeDetails, locales } from '@/routing/locales'
import { hrefTo, type RouteTarget } from '@/routing/routes'
import styles from './language-switch.module.scss'

/** УК in Manrope 600, drawn: an English page would fetch the font of another script for two letters. */
const ukrainianLetters =
  'M2.4 12l1.3-2.6L.2 1.9h1.6l2.7 5.9 2.7-5.9h1.5L4 12zM10 12V1.9h1.4v4.7l4.3-4.7h1.8L13 6.8l4.8 5.2h-1.9l-4.5-4.8V12z'

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
          {locale === 'uk' && current !== 'uk' ? (
            <svg viewBox="0 0 18 14" aria-hidden="true">
              <path d={ukrainianLetters} />
            </svg>
          ) : (
            <span aria-hidden="true">{localeDetails[locale].shortName}</span>
          )}
          <span className={styles.name}>{localeDetails[locale].name}</span>
        </a>
      ))}
    </div>
  )
}
