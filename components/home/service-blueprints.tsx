import { useTranslations } from 'next-intl'
import styles from './service-blueprints.module.scss'

const drawn = ['web-application-development', 'ai-development', 'custom-software-development', 'design-sprint', 'technical-audit'] as const

const callouts = ['one', 'two', 'three', 'four'] as const

/** The service under the pointer as a line drawing; the first one until something is pointed at. Decoration beside the list. */
export function ServiceBlueprints() {
  const t = useTranslations('ServiceBlueprints')
  return (
    <div className={styles.blueprints} aria-hidden="true">
      {drawn.map((service) => (
        <div className={styles.blueprint} key={service} data-service={service}>
          <img className={styles.drawing} src={`/images/blueprints/${service}.svg`} width="460" height="350" alt="" loading="lazy" />
          {callouts.map((callout) => (
            <span className={styles[callout]} key={callout}>
              {t(`${service}.${callout}`)}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}
