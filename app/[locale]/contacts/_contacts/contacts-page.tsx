import { useLocale, useTranslations } from 'next-intl'
import { ContactPanel } from '@/components/contacts/contact-panel'
import { Island } from '@/components/primitives/island'
import { Section } from '@/components/primitives/section'
import { Stations } from '@/components/primitives/stations'
import { NextStart } from '@/components/sections/next-start'
import type { ContactItem } from '@/components/shell/shell-data'
import type { Organisation, Person, SocialNetwork } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { officeHours } from '../../../_site/office-hours'
import styles from './contacts-page.module.scss'
import { Founders } from './founders'
import { Hints } from './hints'
import { LegalDetails } from './legal-details'
import { OfficeClock } from './office-clock'
import { WaysToReach } from './ways-to-reach'

type ContactsPageProps = {
  organisation: Organisation
  /** The founders' portraits are among theirs. */
  people: readonly Person[]
  contacts: readonly ContactItem[]
  /** Messengers are among them. */
  networks: readonly SocialNetwork[]
  /** Where a message goes that the form cannot send; null where the content has none. */
  email: string | null
}

export function ContactsPage({ organisation, people, contacts, networks, email }: ContactsPageProps) {
  const t = useTranslations('ContactsPage')
  const locale = useLocale()
  const next = (['answer', 'call', 'range'] as const).map((key) => ({ title: t(`next.${key}.title`), text: t(`next.${key}.text`) }))
  const clock = {
    open: t('clock.open'),
    closed: t('clock.closed'),
    now: t('clock.now', { time: '{time}' }),
    visitor: t('clock.visitor', { opens: '{opens}', closes: '{closes}' }),
  }
  return (
    <>
      <div className={styles.scene}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <Founders organisation={organisation} people={people} />
            <Island>
              <WaysToReach contacts={contacts} networks={networks} />
            </Island>
            <Island>
              <OfficeClock
                hours={{ ...organisation.hours, holidays: currentCatalogue.holidays }}
                text={officeHours(organisation, { locale, t: useTranslations() })}
                locale={locale}
                words={clock}
              />
            </Island>
            <NextStart organisation={organisation} />
          </div>
          <div className={styles.form}>
            <Island>
              <ContactPanel email={email} page={hrefTo(locale, 'contacts')} />
            </Island>
          </div>
        </div>
      </div>
      <Section title={t('next.title')} layout="stacked">
        <Stations stations={next} />
      </Section>
      <Section title={t('whatToWrite')} className={styles.helps}>
        <Hints />
      </Section>
      <Island>
        <LegalDetails organisation={organisation} className={styles.legal} />
      </Island>
    </>
  )
}
