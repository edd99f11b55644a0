'use client'

// Client: an error boundary, like the one of the pages.
import '@/styles/global.scss'
import { usePathname } from 'next/navigation'
import { ErrorBoundaryPage } from '@/components/errors/error-boundary-page'
import { formatDetection } from '@/routing/format-detection'
import { splitLocale } from '@/routing/locale-path'
import { localeDetails } from '@/routing/locales'

/** Shown when the layout itself fails, so it brings a document of its own. */
export default function GlobalError({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  return (
    <html lang={localeDetails[locale].iso}>
      <body data-ground="paper">
        <meta {...formatDetection} />
        <ErrorBoundaryPage error={error} />
      </body>
    </html>
  )
}
