import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Picture } from '@/components/primitives/picture'
import { Section } from '@/components/primitives/section'
import { NextStart } from '@/components/sections/next-start'
import type { Organisation, Person } from '@/content-client/types'
import { formatList } from '@/messages/format'
import styles from './team-section.module.scss'

/** The two first stand beside the heading, the others in rows under it. */
const beside = 2

export function TeamSection({ people, organisation }: { people: readonly Person[]; organisation: Organisation }) {
  const t = useTranslations('HomePage.team')
  const samples = useTranslations('Samples')
  if (people.length === 0) return null
  const allSamples = people.every(({ sample }) => sample)
  const persons = people.map((person) => <Member person={person} badge={person.sample && !allSamples} key={person.slug} />)
  return (
    <Section
      id="team"
      title={t('title')}
      intro={t('intro')}
      className={styles.team}
      aside={
        <>
          <p className={styles.sample}>
            {organisation.sample ? samples('company', { company: organisation.name }) : <SampleBadge sample={allSamples} />}
          </p>
          <div className={styles.start}>
            <NextStart organisation={organisation} />
          </div>
        </>
      }
    >
      <ul className={styles.first}>{persons.slice(0, beside)}</ul>
      {persons.length > beside && <ul className={styles.others}>{persons.slice(beside)}</ul>}
    </Section>
  )
}

function Member({ person: { name, role, owns, languages, portrait }, badge }: { person: Person; badge: boolean }) {
  const t = useTranslations('HomePage.team')
  const locale = useLocale()
  return (
    <li className={styles.member}>
      {portrait && <Picture className={styles.portrait} picture={portrait} span="face" sizes="(min-width: 768px) 300px, 46vw" />}
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>
          {`${role} `}
          <SampleBadge sample={badge} />
        </p>
        <p className={styles.owns}>{owns}</p>
        <p className={styles.languages}>{t('languages', { languages: formatList(languages, locale) })}</p>
      </div>
    </li>
  )
}
