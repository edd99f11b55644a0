import { useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import styles from './agent-conduct.module.scss'

const columns = [
  { name: 'does', icon: 'check' },
  { name: 'asks', icon: 'warning' },
  { name: 'refuses', icon: 'close' },
] as const

/** What it does by itself, what only after a person has said yes, and what never. */
export function AgentConduct({ conduct }: { conduct: NonNullable<Landing['conduct']> }) {
  const t = useTranslations('AgentPage.conduct')
  return (
    <Section title={t('title')} intro={t('intro')} layout="stacked">
      <div className={styles.columns}>
        {columns.map(({ name, icon }) => (
          <section className={styles.column} key={name} data-conduct={name} aria-labelledby={`conduct-${name}`}>
            <h3 className={styles.name} id={`conduct-${name}`}>
              <Icon name={icon} className={styles.icon} />
              {t(name)}
            </h3>
            <ul>
              {conduct[name].map((each) => (
                <li className={styles.item} key={each}>
                  {each}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
