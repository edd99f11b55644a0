import { useLocale, useTranslations } from 'next-intl'
import type { Organisation } from '@/content-client/types'
import { formatWeekday } from '@/messages/format'
import { Icon } from '../primitives/icon'
import { PageHeading } from '../primitives/page-heading'
import { Section } from '../primitives/section'
import { TitledList } from '../primitives/titled-list'
import type { ContactItem } from '../shell/shell-data'
import styles from './contacts-page.module.scss'

type ContactsPageProps = { organisation: Organisation; contacts: readonly ContactItem[] }

export function ContactsPage({ organisation: { hours, address }, contacts }: ContactsPageProps) {
  const t = useTranslations('ContactsPage')
  const locale = useLocale()
  const [first = 1] = hours.days
  const days = t('days', { first: formatWeekday(first, locale), last: formatWeekday(hours.days.at(-1) ?? first, locale) })
  const next = (['answer', 'call', 'range'] as const).map((key) => ({ title: t(`next.${key}.title`), text: t(`next.${key}.text`) }))
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Section title={t('channels')}>
        <ul className={styles.channels}>
          {contacts.map(({ kind, label, href }) => (
            <li key={href}>
              <a className={styles.channel} href={href}>
                <Icon name={kind === 'email' ? 'mail' : 'phone'} />
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.hours}>{t('hours', { days, opens: hours.opens, closes: hours.closes, city: address.city })}</p>
      </Section>
      <Section title={t('whatToWrite')}>
        <ul className={styles.hints}>
          {(['writeProblem', 'writeState', 'writeDate', 'writeBudget'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('next.title')}>
        <TitledList items={next} ordered />
      </Section>
    </>
  )
}
