import type { Metadata } from 'next'
import { Colours } from '@/components/styleguide/colours'
import { Controls } from '@/components/styleguide/controls'
import { Fields } from '@/components/styleguide/fields'
import { GuidePage } from '@/components/styleguide/guide-page'
import { Spaces } from '@/components/styleguide/spaces'
import { Texts } from '@/components/styleguide/texts'
import { TypeStyles } from '@/components/styleguide/type-styles'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } }

export default async function StyleguidePage() {
  return (
    <GuidePage>
      <Colours />
      <TypeStyles />
      <Spaces />
      <Controls />
      <Fields />
      <Texts presets={await getEstimatePresets(await getCurrentLocale())} />
    </GuidePage>
  )
}
