import type { Viewport } from 'next'
import { MissingPage } from '@/components/errors/missing-page'
import { palette } from '@/styles/settings/palette'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'

export const viewport: Viewport = { themeColor: palette.paper }

export const generateMetadata = () => metadataOf(null)

export default function Page() {
  return (
    <SitePage target={null}>
      <MissingPage reason="unmatched" />
    </SitePage>
  )
}
