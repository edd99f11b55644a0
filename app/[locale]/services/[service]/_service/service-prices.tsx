import { useLocale, useTranslations } from 'next-intl'
import { PresetTable } from '@/components/estimate/preset-table'
import { PriceRange } from '@/components/estimate/price-range'
import { AgreedRate } from '@/components/estimate/start-rate'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { ServicePrice } from '@/components/services/service-price'
import type { EstimatePreset, Service } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './service-prices.module.scss'

type ServicePricesProps = { service: Service; presets: readonly EstimatePreset[]; price: ServicePrice | undefined }

/** What it costs: the presets on one scale, each the beginning of an estimate, or one fixed price; and who does the work. */
export function ServicePrices({ service, presets, price }: ServicePricesProps) {
  const t = useTranslations('ServicePage')
  const locale = useLocale()
  const named = service.price.kind === 'preset' ? service.price.presets : []
  const own = named.flatMap((slug) => presets.find((preset) => preset.slug === slug) ?? [])
  const intro = (
    <>
      {own.length > 0 ? t('presetIntro') : t('fixedIntro')}
      <AgreedRate />
    </>
  )
  return (
    <Section title={t('price')} id="price" intro={intro} layout={own.length > 0 ? 'stacked' : 'hung'}>
      {own.length > 0 ? (
        <PresetTable presets={own} caption={t('price')} />
      ) : (
        price && (
          <div className={styles.fixed}>
            <PriceRange {...price} duration={service.duration} />
          </div>
        )
      )}
      <div className={styles.roles}>
        <h3 className="item">{t('roles')}</h3>
        <ul className="gap1 across4 above15 cluster">
          {service.roles.map((role) => (
            <li className={styles.role} key={role}>
              {role}
            </li>
          ))}
        </ul>
      </div>
      <div className="gap2 across4 cluster">
        {own.length > 0 && <ArrowLink href={hrefTo(locale, 'cost-guides')}>{t('guides')}</ArrowLink>}
        {own.length === 0 && <ArrowLink href={hrefTo(locale, 'estimate')}>{t('estimateAfter')}</ArrowLink>}
        <ArrowLink href={hrefTo(locale, 'trust')}>{t('trust')}</ArrowLink>
      </div>
    </Section>
  )
}
