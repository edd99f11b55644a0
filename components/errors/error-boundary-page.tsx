'use client'

// Client: an error boundary catches in the browser. Every page carries this and almost none needs it, so what it shows is fetched when it does.
import { usePathname } from 'next/navigation'
import { lazy, Suspense } from 'react'
import en from '@/messages/errors/brief/en.json'
import uk from '@/messages/errors/brief/uk.json'
import { splitLocale } from '@/routing/locale-path'
import { addressOf, reloadOnce } from '../navigation/reload-guard'
import { announceRuntime } from '../navigation/runtime-start'
import { useSafeEffect } from '../resilience/use-safe-effect'

const words = { en, uk }

const ApplicationError = lazy(() =>
  import('./application-error').catch(() => {
    // Without a network, a reload would leave nothing to be read.
    if (navigator.onLine !== false) reloadOnce(addressOf(window.location))
    return { default: Unfetched }
  }),
)

export function ErrorBoundaryPage({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  const brief = words[locale]
  useSafeEffect(() => {
    // Where what failed is the navigator, nobody else says so, and presses would be held back for ever.
    announceRuntime()
    // Changed in place: browsers take the first such element, and the layout's stands before any that is rendered here.
    const before = document.title
    document.title = brief.applicationError
    return () => {
      if (document.title === brief.applicationError) document.title = before
    }
  }, [brief])
  return (
    <Suspense>
      <ApplicationError error={error} brief={brief} />
    </Suspense>
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
