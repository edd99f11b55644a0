import type { Metadata } from 'next'
import { getEstimatePresets } from '@/content-client'
import { getCurrentLocale } from '../../_site/current-site'
import { Colours } from './_styleguide/colours'
import { Controls } from './_styleguide/controls'
import { Fields } from './_styleguide/fields'
import { GuidePage } from './_styleguide/guide-page'
import { Spaces } from './_styleguide/spaces'
import { Texts } from './_styleguide/texts'
import { TypeStyles } from './_styleguide/type-styles'

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
