import { useLocale, useMessages, useTranslations } from 'next-intl'
import { formatUsd } from '@/messages/format'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { pricesIn } from '../estimate/labels'
import { useRateSentence } from '../estimate/start-rate'
import { panelId } from './anchors'
import { ContactForm } from './contact-form'
import styles from './contact-panel.module.scss'
import { fileLimits } from './contact-rules'
import { type ContactWords, contactMessages } from './contact-words'
import { NextSteps } from './next-steps'

/** US dollars; a band ends where the next begins. */
const bandEdges = [15_000, 40_000, 80_000, 150_000] as const

type ContactPanelProps = {
  email: string | null
  /** Path of the page it is on. */
  page: string
  /** What the message is about, in place of “A project”. */
  about?: string
}

/** The form in its panel, and what becomes of the words in it. */
export function ContactPanel({ email, page, about = '' }: ContactPanelProps) {
  const t = useTranslations('ContactForm')
  const locale = useLocale()
  const notice = (
    <div className="tiny quiet measureText">
      {t('notice')}{' '}
      <a className={styles.link} href={hrefTo(locale, 'privacy-policy')}>
        {t('privacy')}
      </a>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </div>
  )
  return (
    <section className={styles.panel} aria-label={t('label')} id={panelId}>
      <ContactForm
        words={useContactWords()}
        email={email}
        locale={locale}
        page={page}
        subject={about}
        resultsPath={hrefTo(locale, 'estimate/results')}
        notice={notice}
      >
        <NextSteps />
      </ContactForm>
    </section>
  )
}

function useContactWords(): ContactWords {
  const range = useTranslations('PriceRange')
  const basis = useTranslations('EstimateBasis')
  const [rate, ours, date] = ['{rate}', '{ours}', '{date}']
  const words = pickMessages(useMessages().ContactForm, contactMessages)
  return {
    ...words,
    budgets: useBudgets(),
    budgetHint: useRateSentence(),
    files: { ...words.files, accept: fileLimits.extensions.map((each) => `.${each}`).join(',') },
    estimate: {
      ...words.estimate,
      range: range('range', { from: '{from}', to: '{to}' }),
      exchange: basis('exchange', { rate, date }),
      ownExchange: basis('ownExchange', { rate, ours, date }),
    },
  }
}

function useBudgets(): ContactWords['budgets'] {
  const locale = useLocale()
  const values = useBands((amount) => formatUsd(amount, locale))
  const labels = useBands(pricesIn(locale))
  return values.map((value, index) => {
    const label = labels[index] ?? value
    return label === value ? { value } : { value, label: `${label} (${value})` }
  })
}

function useBands(price: (dollars: number) => string): string[] {
  const t = useTranslations('ContactForm')
  const range = useTranslations('PriceRange')
  const [min, ...others] = bandEdges
  const between = others.map((to, index) => range('range', { from: price(bandEdges[index] ?? 0), to: price(to) }))
  const max = bandEdges[bandEdges.length - 1] ?? min
  return [t('budgetUnder', { amount: price(min) }), ...between, t('budgetOver', { amount: price(max) }), t('budgetUnknown')]
}
