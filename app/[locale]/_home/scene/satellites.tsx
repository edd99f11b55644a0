import { useLocale } from 'next-intl'
import { isDrawn } from '@/components/services/drawn-services'
import type { Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './satellites.module.scss'

type SatellitesProps = { className: string | undefined; services: readonly Pick<Service, 'slug' | 'shortTitle'>[] }

/** The services as satellites on their rings, each a link; one without a drawing stands in the list below. */
export function Satellites({ className, services }: SatellitesProps) {
  const locale = useLocale()
  const drawn = services.filter(({ slug }) => isDrawn(slug))
  return (
    <ul className={className} data-drift="6 2">
      {drawn.map(({ slug, shortTitle }) => (
        <li className={styles.satellite} key={slug} data-service={slug}>
          <a className={styles.link} href={hrefTo(locale, serviceRoute(slug))}>
            <img className={styles.craft} src={`/images/satellites/${slug}.svg`} width="64" height="36" alt="" />
            <span className={styles.label}>{shortTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
