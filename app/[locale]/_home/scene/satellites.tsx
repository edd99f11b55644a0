import { useLocale } from 'next-intl'
import { isDrawn, satelliteSource } from '@/components/services/drawn-services'
import type { Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './satellites.module.scss'

type SatellitesProps = { className: string | undefined; services: readonly Pick<Service, 'slug' | 'shortTitle'>[] }

/** The services as satellites on their rings, each a link; one without a drawing stands in the list below. */
export function Satellites({ className, services }: SatellitesProps) {
  const locale = useLocale()
  return (
    <ul className={className} data-drift="6 2">
      {services.map(
        ({ slug, shortTitle }) =>
          isDrawn(slug) && (
            <li className={styles.satellite} key={slug} data-service={slug}>
              <a className={styles.link} href={hrefTo(locale, serviceRoute(slug))}>
                <img className={styles.craft} src={satelliteSource(slug)} width="64" height="36" alt="" fetchPriority="low" />
                <span className={styles.label}>{shortTitle}</span>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
