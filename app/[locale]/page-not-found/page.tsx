import type { Viewport } from 'next'
import { MissingPage } from '@/components/errors/missing-page'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'

export const viewport: Viewport = { themeColor: '#ffffff' }

export const generateMetadata = () => metadataOf(null)

export default function Page() {
  return (
    <SitePage target={null}>
      <MissingPage reason="unmatched" />
    </SitePage>
  )
}
