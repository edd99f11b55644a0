'use client'

// Client: an error boundary catches in the browser. Every page carries this and almost none needs it, so what it shows is fetched when it does.
import { lazy, Suspense } from 'react'
import { addressOf, reloadOnce } from '../navigation/reload-guard'

const ApplicationError = lazy(() =>
  import('./application-error').catch(() => {
    reloadOnce(addressOf(window.location))
    return { default: Unfetched }
  }),
)

export function ErrorBoundaryPage({ error }: { error: Error }) {
  return (
    <Suspense>
      <ApplicationError error={error} />
    </Suspense>
  )
}

/** Without a network. */
function Unfetched() {
  return (
    <main>
      <h1>500</h1>
    </main>
  )
}
