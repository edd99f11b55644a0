import { Blueprint } from './blueprint'
import { drawnServices } from './drawn-services'
import styles from './service-blueprints.module.scss'

/** The service under the pointer as a line drawing; the first one until something is pointed at. Decoration beside the list. */
export function ServiceBlueprints() {
  return (
    <div className={styles.blueprints} aria-hidden="true">
      {drawnServices.map((service) => (
        <div className={styles.blueprint} key={service} data-service={service}>
          <Blueprint service={service} />
        </div>
      ))}
    </div>
  )
}
