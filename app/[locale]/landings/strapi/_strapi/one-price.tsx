import { useLocale, useTranslations } from 'next-intl'
import { pricesIn } from '@/components/estimate/labels'
import { PriceBar, PriceBarLight } from '@/components/estimate/price-bar'
import { useRateSentence } from '@/components/estimate/start-rate'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { EstimatePreset } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './one-price.module.scss'

/** One project and its price, as large as it matters: from P10 to P90, with P50 as a mark. */
export function OnePrice({ preset: { slug, title, outline, sizes } }: { preset: EstimatePreset }) {
  const t = useTranslations('PriceRange')
  const words = useTranslations('LandingPage')
  const locale = useLocale()
  const price = pricesIn(locale)
  const { cost, weeks } = sizes.usual
  return (
    <Section title={words('price')} intro={useRateSentence()} layout="stacked">
      <p className="semibold">
        {title} <span className="quiet medium">{outline}</span>
      </p>
      <p className={styles.range}>{t('range', { from: price(cost.p10), to: price(cost.p90) })}</p>
      <PriceBarLight />
      <PriceBar p10={0} p50={cost.p50 - cost.p10} p90={cost.p90 - cost.p10} top={cost.p90 - cost.p10} />
      <p className="between gap1 across4 above2 cluster">
        <span>
          {t('columns.expected')}: <b>{price(cost.p50)}</b>, {t('weeks', { weeks })}
        </span>
        <ArrowLink href={hrefTo(locale, 'estimate/settings', { query: `preset=${slug}` })}>{words('priceLink')}</ArrowLink>
      </p>
    </Section>
  )
}
