import { useLocale, useTranslations } from 'next-intl'
import { pricesIn } from '@/components/estimate/labels'
import { isDrawn, satelliteSource } from '@/components/services/drawn-services'
import { headlineOf, toServicePrice } from '@/components/services/service-price'
import type { EstimatePreset, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './services-scene.module.scss'

type ServicesSceneProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

/** The services on one trajectory, from the one that costs least: each a craft, a name and its price: expected where it is a range. */
export function ServicesScene({ services, presets }: ServicesSceneProps) {
  const t = useTranslations('ServicesPage.scene')
  const locale = useLocale()
  const stations = services
    .flatMap((service) => {
      const price = toServicePrice(service, presets)
      return price && isDrawn(service.slug) ? [{ ...service, ...price, source: satelliteSource(service.slug) }] : []
    })
    .sort((one, other) => headlineOf(one) - headlineOf(other))
  return (
    <nav className={styles.scene} aria-label={t('label')}>
      <svg className={styles.flight} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.across} d="M-4 98Q55 94 104-6" />
        <path className={styles.up} d="M6 106C-4 70 34 62 28 40S2 16 26 3" />
      </svg>
      <ol>
        {stations.map((station) => {
          const { slug, shortTitle, from, expected, to, source } = station
          const amount = pricesIn(locale)(headlineOf(station))
          return (
            <li className={styles.station} key={slug}>
              <img className={styles.craft} src={source} width="64" height="36" alt="" fetchPriority="low" />
              <a className={styles.link} href={hrefTo(locale, serviceRoute(slug))}>
                <span className={styles.name}>{shortTitle}</span>
                <span className="meta quiet">{from === to ? amount : t(expected ? 'about' : 'from', { amount })}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
