import { useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import styles from './agent-conduct.module.scss'

const columns = [
  { name: 'does', icon: icons.check },
  { name: 'asks', icon: icons.warning },
  { name: 'refuses', icon: icons.close },
] as const

/** One way across the columns: free, then through a gate somebody opens, then to a wall. */
const drawings = {
  does: (
    <>
      <path className={styles.dots} d="M4 36H386" />
      <path className={styles.craft} d="M214 36l-30-11 6 11-6 11z" />
    </>
  ),
  asks: (
    <>
      <path className={styles.dots} d="M4 36H156M234 36h152" />
      <circle className={styles.mark} cx="195" cy="36" r="30" />
      <path className={styles.mark} d="M188 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0M181 52c2-9 8-12 14-12s12 3 14 12" />
    </>
  ),
  refuses: (
    <>
      <path className={styles.dots} d="M4 36H176" />
      <path className={styles.wall} d="M196 6v60" />
    </>
  ),
}

/** What it does by itself, what only after a person has said yes, and what never. */
export function AgentConduct({ conduct }: { conduct: NonNullable<Landing['conduct']> }) {
  const t = useTranslations('AgentPage.conduct')
  return (
    <Section title={t('title')} intro={t('intro')} layout="stacked">
      <div className={styles.columns}>
        {columns.map(({ name, icon }) => (
          <section className={styles.column} key={name} data-conduct={name} aria-labelledby={`conduct-${name}`}>
            <svg className={styles.way} viewBox="0 0 390 72" fill="none" aria-hidden="true">
              {drawings[name]}
            </svg>
            <h3 className={styles.name} id={`conduct-${name}`}>
              <Icon path={icon} className={styles.icon} />
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
