import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { EstimatePreset } from '@/content-client/types'
import type { EstimateResult } from '@/estimate'
import { formatMoney, type Shown } from '@/messages/format'
import { placeName } from '../mini-estimate/horizon-sheet'
import horizon from './horizon.module.scss'
import { placeOnHorizon } from './horizon-place'
import { MarkedHorizon } from './marked-horizon'
import styles from './preset-horizon.module.scss'

type Percentile = keyof EstimateResult['cost']

type PresetHorizonProps = {
  preset: Pick<EstimatePreset, 'slug' | 'sizes'>
  shown: Shown
  caption: (percentile: Percentile) => ReactNode
  price: (dollars: number) => ReactNode
}

/** The horizon of a preset in its usual size. It is placed by a sheet written before the build: pages have no style attributes. */
export function PresetHorizon({ preset, shown: { currency, rate }, caption, price }: PresetHorizonProps) {
  const locale = useLocale()
  const { cost } = preset.sizes.usual
  const { step, scale } = placeOnHorizon(cost, rate)
  return (
    <div className={`${horizon.horizon} ${styles.placed}`} data-place={placeName(preset.slug, currency)}>
      <MarkedHorizon
        tick={(number) => formatMoney(number * step * 1000 * scale, currency, locale, true)}
        caption={caption}
        price={(percentile) => price(cost[percentile])}
      />
    </div>
  )
}
