import { useLocale, useTranslations } from 'next-intl'
import type { Person } from '@/content-client/types'
import { formatList } from '@/messages/format'
import { SampleBadge } from '../primitives/badge'
import { Section } from '../primitives/section'
import styles from './team-section.module.scss'

export function TeamSection({ people }: { people: readonly Person[] }) {
  const t = useTranslations('HomePage.team')
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <Section id="team" title={t('title')} intro={t('intro')}>
      <ul className={styles.list}>
        {people.map(({ slug, name, role, owns, languages, sample }) => (
          <li className={styles.person} key={slug}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>
              {role} <SampleBadge sample={sample} />
            </p>
            <p className={styles.owns}>{owns}</p>
            <p className={styles.languages}>{t('languages', { languages: formatList(languages, locale) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
