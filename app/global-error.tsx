'use client'

// Client: an error boundary, like the one of the pages.
import '@/styles/global.scss'
import { usePathname } from 'next/navigation'
import { ApplicationError } from '@/components/errors/application-error'
import { localeDetails } from '@/routing/locales'
import { splitLocale } from '@/routing/routes'

/** Shown when the layout itself fails, so it brings a document of its own. */
export default function GlobalError() {
  const { locale } = splitLocale(usePathname())
  return (
    <html lang={localeDetails[locale].iso}>
      <body data-ground="paper">
        <title>500</title>
        <ApplicationError />
      </body>
    </html>
  )
}
