import { useLocale, useTranslations } from 'next-intl'
import { PriceRange } from '@/components/estimate/price-range'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { Section } from '@/components/primitives/section'
import { Blueprint } from '@/components/services/blueprint'
import { isDrawn } from '@/components/services/drawn-services'
import { toServicePrice } from '@/components/services/service-price'
import type { EstimatePreset, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './services-list.module.scss'

type ServicesListProps = { services: readonly Service[]; presets: readonly EstimatePreset[] }

/** Each service with its drawing, its price, and what there is at the end of it. */
export function ServicesList({ services, presets }: ServicesListProps) {
  const t = useTranslations('ServicesPage')
  const locale = useLocale()
  return (
    <Section title={t('list')} intro={t('listIntro')} layout="stacked">
      <ol className="ruled">
        {services.map((service) => {
          const price = toServicePrice(service, presets)
          return (
            <li className={styles.row} key={service.slug}>
              <div className={styles.drawing}>{isDrawn(service.slug) && <Blueprint service={service.slug} />}</div>
              <div>
                <h3 className={styles.title}>
                  <a className={styles.link} href={hrefTo(locale, serviceRoute(service.slug))}>
                    {service.title}
                  </a>
                  <Icon path={icons.arrow} className={styles.arrow} />
                </h3>
                <p className={styles.summary}>{service.summary}</p>
                {price && <PriceRange {...price} duration={service.duration} />}
              </div>
              <div>
                <p className="meta below1 quiet">{t('kept')}</p>
                <ul className={styles.pieces}>
                  {service.deliverables.map(({ title }) => (
                    <li className={styles.piece} key={title}>
                      {title}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
