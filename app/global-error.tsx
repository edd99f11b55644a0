'use client'

// Client: an error boundary catches in the browser. Every page carries this and almost none needs it, so what it shows is fetched when it does.
import '@/styles/global.scss'
import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import { addressOf, reloadOnce } from '@/components/navigation/reload-guard'
import { announceRuntime } from '@/components/navigation/runtime-start'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import en from '@/messages/errors/brief/en.json'
import uk from '@/messages/errors/brief/uk.json'
import { formatDetection } from '@/routing/format-detection'
import { splitLocale } from '@/routing/locale-path'
import { localeDetails } from '@/routing/locales'

const words = { en, uk }

const ApplicationError = lazy(() =>
  import('@/components/errors/application-error').catch(() => {
    // Without a network, a reload would leave nothing to be read.
    if (navigator.onLine !== false) reloadOnce(addressOf(window.location))
    return { default: Unfetched }
  }),
)

/** Shown in place of the document of a page that fails, whatever of it was not left out. */
export default function GlobalError({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  // Where what failed is the navigator, nobody else says so, and presses would be held back for ever.
  useSafeEffect(announceRuntime, [])
  return (
    <html lang={localeDetails[locale].iso}>
      <body data-ground="paper">
        <title>{words[locale].applicationError}</title>
        <meta name="theme-color" content="#ffffff" />
        <meta {...formatDetection} />
        <Suspense>
          <ApplicationError error={error} locale={locale} brief={words[locale]} />
        </Suspense>
      </body>
    </html>
  )
}

function Unfetched({ brief }: { brief: typeof en }) {
  return (
    <main>
      <h1>{brief.applicationError}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {brief.tryAgain}
      </button>
    </main>
  )
}
