import { useLocale, useMessages, useTranslations } from 'next-intl'
import { formatUsd } from '@/messages/format'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { ContactForm } from './contact-form'
import styles from './contact-panel.module.scss'
import { type ContactWords, contactMessages } from './contact-words'

/** US dollars; a band ends where the next begins. */
const bandEdges = [15_000, 40_000, 80_000, 150_000] as const

type ContactPanelProps = {
  email: string | null
  /** What the letter is about, in place of “A project”. */
  about?: string
}

/** The form in its panel, and what it does and does not do with the words in it. */
export function ContactPanel({ email, about }: ContactPanelProps) {
  const t = useTranslations('ContactForm')
  const locale = useLocale()
  return (
    <section className={styles.panel} aria-label={t('label')} id="message">
      <ContactForm words={useContactWords(about)} email={email} locale={locale} resultsPath={hrefTo(locale, 'estimate/results')} />
      <noscript>
        <p className={styles.notice}>{email ? t('noScript', { email }) : t('noScriptNoEmail')}</p>
      </noscript>
      <p className={styles.notice}>
        {email ? t('notice') : t('noticeNoEmail')}{' '}
        <a className={styles.link} href={hrefTo(locale, 'privacy-policy')}>
          {t('privacy')}
        </a>
      </p>
    </section>
  )
}

function useContactWords(about: string | undefined): ContactWords {
  const range = useTranslations('PriceRange')
  const words = pickMessages(useMessages().ContactForm, contactMessages)
  return {
    ...words,
    budgets: useBudgets(),
    estimate: { ...words.estimate, range: range('range', { from: '{from}', to: '{to}' }) },
    letter: { ...words.letter, ...(about && { subject: about }) },
  }
}

function useBudgets(): string[] {
  const t = useTranslations('ContactForm')
  const range = useTranslations('PriceRange')
  const locale = useLocale()
  const usd = (amount: number) => formatUsd(amount, locale)
  const [min, ...others] = bandEdges
  const between = others.map((to, index) => range('range', { from: usd(bandEdges[index] ?? 0), to: usd(to) }))
  const max = bandEdges[bandEdges.length - 1] ?? min
  return [t('budgetUnder', { amount: usd(min) }), ...between, t('budgetOver', { amount: usd(max) }), t('budgetUnknown')]
}
