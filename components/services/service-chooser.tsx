import { useLocale, useTranslations } from 'next-intl'
import { type FixedRouteName, hrefTo } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { Section } from '../primitives/section'
import styles from './service-chooser.module.scss'

const choices: readonly { key: 'sprint' | 'audit' | 'work'; target: FixedRouteName }[] = [
  { key: 'sprint', target: 'services/design-sprint' },
  { key: 'audit', target: 'services/technical-audit' },
  { key: 'work', target: 'estimate' },
]

/** Where a visitor stands decides what helps first; three links, no script. */
export function ServiceChooser() {
  const t = useTranslations('ServicesPage.chooser')
  const locale = useLocale()
  return (
    <Section title={t('title')}>
      <ul>
        {choices.map(({ key, target }) => (
          <li className={styles.choice} key={key}>
            <p>{t(`${key}.question`)}</p>
            <ArrowLink href={hrefTo(locale, target)}>{t(`${key}.answer`)}</ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
