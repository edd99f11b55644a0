import { useLocale } from 'next-intl'
import type { EstimatePreset, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { PriceRange } from '../estimate/price-range'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import { isDrawn, satelliteSource } from './drawn-services'
import { toServicePrice } from './service-price'
import styles from './service-rows.module.scss'

type ServiceRowsProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

/** The services as rows with lines: what it is, what it costs, how long it takes. */
export function ServiceRows({ services, presets }: ServiceRowsProps) {
  const locale = useLocale()
  return (
    <ol className={styles.list}>
      {services.map((service) => {
        const price = toServicePrice(service, presets)
        return (
          <li className={styles.row} key={service.slug} data-row={service.slug}>
            {isDrawn(service.slug) ? (
              <img className={styles.craft} src={satelliteSource(service.slug)} width="64" height="36" alt="" loading="lazy" />
            ) : (
              <span className={styles.craft} />
            )}
            <div>
              <h3 className={styles.title}>
                <a className={styles.link} href={hrefTo(locale, serviceRoute(service.slug))}>
                  {service.title}
                </a>
              </h3>
              <p className={styles.summary}>{service.summary}</p>
            </div>
            {price && (
              <div className={styles.price}>
                <PriceRange {...price} duration={service.duration} />
              </div>
            )}
            <Icon path={icons.arrow} className={styles.arrow} />
          </li>
        )
      })}
    </ol>
  )
}
