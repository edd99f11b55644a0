'use client'

// Client: an error boundary, like the one of the pages.
import '@/styles/global.scss'
import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { splitLocale } from '@/routing/locale-path'
import { localeDetails } from '@/routing/locales'

/** Every page carries this file and almost none needs it, so what it shows is fetched when it does. */
const ApplicationError = lazy(() =>
  import('@/components/errors/application-error').then(({ ApplicationError }) => ({ default: ApplicationError })),
)

/** Shown when the layout itself fails, so it brings a document of its own. */
export default function GlobalError({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  return (
    <html lang={localeDetails[locale].iso}>
      <body data-ground="paper">
        <title>500</title>
        <Suspense>
          <ApplicationError error={error} />
        </Suspense>
      </body>
    </html>
  )
}
