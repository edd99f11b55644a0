import { useLocale, useTranslations } from 'next-intl'
import { formatUsd } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { ContactForm } from './contact-form'
import styles from './contact-panel.module.scss'
import type { ContactWords } from './contact-words'

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
  const t = useTranslations('ContactForm')
  const range = useTranslations('PriceRange')
  return {
    fields: { name: t('name'), contact: t('contact'), message: t('message'), budget: t('budget') },
    optional: t('optional'),
    contactHint: t('contactHint'),
    detected: { email: t('detected.email'), phone: t('detected.phone'), telegram: t('detected.telegram') },
    budgets: useBudgets(),
    noBudget: t('noBudget'),
    nda: t('nda'),
    problems: {
      nameMissing: t('problems.nameMissing'),
      nameShort: t('problems.nameShort'),
      nameLong: t('problems.nameLong'),
      nameLink: t('problems.nameLink'),
      contactMissing: t('problems.contactMissing'),
      contactUnknown: t('problems.contactUnknown'),
      messageMissing: t('problems.messageMissing'),
      messageShort: t('problems.messageShort'),
      messageLong: t('problems.messageLong'),
    },
    summary: t('summary'),
    submit: t('submit'),
    estimate: {
      title: t('estimate.title'),
      types: {
        site: t('estimate.types.site'),
        webapp: t('estimate.types.webapp'),
        saas: t('estimate.types.saas'),
        marketplace: t('estimate.types.marketplace'),
        shop: t('estimate.types.shop'),
        internal: t('estimate.types.internal'),
        mobile: t('estimate.types.mobile'),
        ai: t('estimate.types.ai'),
      },
      unknownType: t('estimate.unknownType'),
      blocks: t('estimate.blocks'),
      open: t('estimate.open'),
      remove: t('estimate.remove'),
      label: t('estimate.label'),
      range: range('range', { from: '{from}', to: '{to}' }),
      weeks: t('estimate.weeks'),
    },
    letter: {
      subject: about ?? t('letter.subject'),
      name: t('letter.name'),
      contact: t('letter.contact'),
      title: t('letter.title'),
      explanation: t('letter.explanation'),
      tooLong: t('letter.tooLong'),
      withoutEmail: t('letter.withoutEmail'),
      label: t('letter.label'),
      open: t('letter.open'),
      copy: t('letter.copy'),
      copied: t('letter.copied'),
      notCopied: t('letter.notCopied'),
      back: t('letter.back'),
    },
  }
}

function useBudgets(): string[] {
  const t = useTranslations('ContactForm')
  const range = useTranslations('PriceRange')
  const locale = useLocale()
  const usd = (amount: number) => formatUsd(amount, locale)
  const [least, ...others] = bandEdges
  const between = others.map((to, index) => range('range', { from: usd(bandEdges[index] ?? 0), to: usd(to) }))
  const most = bandEdges[bandEdges.length - 1] ?? least
  return [t('budgetUnder', { amount: usd(least) }), ...between, t('budgetOver', { amount: usd(most) }), t('budgetUnknown')]
}
