import type { ReactNode } from 'react'
import { EstimateProvider } from '@/components/estimate/document/provider'
import { toPresets } from '@/components/estimate/presets'
import { getEstimatePresets } from '@/content-client'
import { startCurrency } from '@/estimate'
import { getCurrentLocale } from '../../_site/current-site'

/** One estimate for all its pages: it stays while the visitor goes from step to step. */
export default async function EstimateLayout({ children }: { children: ReactNode }) {
  const locale = await getCurrentLocale()
  const presets = await getEstimatePresets(locale)
  return (
    <EstimateProvider presets={toPresets(presets)} currency={startCurrency[locale]}>
      {children}
    </EstimateProvider>
  )
}
