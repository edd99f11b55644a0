import { useTranslations } from 'next-intl'
import styles from './blueprint.module.scss'
import type { DrawnService } from './drawn-services'

const callouts = ['one', 'two', 'three', 'four'] as const

/** A service as a line drawing with the names of its parts. Decoration: the words beside it say the same. */
export function Blueprint({ service, first = false }: { service: DrawnService; first?: boolean }) {
  const t = useTranslations('ServiceBlueprints')
  return (
    <div className={styles.blueprint} aria-hidden="true">
      <img
        className={styles.drawing}
        src={`/images/blueprints/${service}.svg`}
        width="460"
        height="350"
        alt=""
        loading={first ? 'eager' : 'lazy'}
      />
      {callouts.map((callout) => (
        <span className={styles[callout]} key={callout}>
          {t(`${service}.${callout}`)}
        </span>
      ))}
    </div>
  )
}
