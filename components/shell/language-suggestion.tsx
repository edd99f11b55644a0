'use client'

// Client: only the browser knows the visitor's languages; pages are static.
import { useState } from 'react'
import { readLocaleCookie } from '@/routing/cookie'
import { type Locale, otherLocale } from '@/routing/locales'
import { bestLanguage } from '@/routing/negotiate'
import { asDecoration } from '../resilience/decoration'
import { useSafeEffect } from '../resilience/use-safe-effect'
import styles from './language-suggestion.module.scss'
import { rememberLocale } from './remember-locale'

type LanguageSuggestionProps = {
  locale: Locale
  /** The same page in the other language, and the words to offer it in that language. */
  other: { href: string; text: string; dismiss: string }
  /** Home negotiates on the server; only deep pages offer. */
  deep: boolean
}

export const LanguageSuggestion = asDecoration(BareLanguageSuggestion)

function BareLanguageSuggestion({ locale, other, deep }: LanguageSuggestionProps) {
  const [offered, setOffered] = useState(false)
  const language = otherLocale(locale)

  useSafeEffect(() => {
    const preferred = readLocaleCookie(document.cookie) ?? bestLanguage(navigator.languages.join(','))
    setOffered(deep && preferred === language)
  }, [deep, language])

  useSafeEffect(() => rememberLocale(locale), [locale])

  if (!offered) return null
  return (
    <aside className={styles.suggestion} lang={language}>
      <a className={styles.link} href={other.href} hrefLang={language} data-language={language}>
        {other.text}
      </a>
      <button className={styles.dismiss} type="button" onClick={() => setOffered(false)}>
        {other.dismiss}
      </button>
    </aside>
  )
}
