import type { ReactNode } from 'react'
import { EstimateProvider } from '@/components/estimate/document/provider'
import { toPresets } from '@/components/estimate/presets'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../_site/current-site'

/** One estimate for all its pages: it stays while the visitor goes from step to step. */
export default async function EstimateLayout({ children }: { children: ReactNode }) {
  const presets = await getEstimatePresets(await getCurrentLocale())
  return (
    <EstimateProvider presets={toPresets(presets)}>
      {children}
      <template data-runtime="query" />
    </EstimateProvider>
  )
}
