'use client'

// Client: an error boundary runs in the browser, where the messages are not; it brings its own few words.
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import en from '@/messages/errors/en.json'
import uk from '@/messages/errors/uk.json'
import { localisePath, splitLocale } from '@/routing/locale-path'
import { addressOf, isChunkFailure, reloadOnce } from '../navigation/reload-guard'
import { Trail } from '../shell/trail'
import { ErrorScreen } from './error-screen'

const words = { en, uk }

export function ApplicationError({ error }: { error: Error }) {
  const { locale } = splitLocale(usePathname())
  const t = words[locale]
  const home = localisePath(locale, '/')
  useEffect(() => {
    // Errors caught by a boundary do not reach window listeners.
    if (!(isChunkFailure(error) && reloadOnce(addressOf(window.location))) && process.env.SENTRY_DSN) reportError(error)
  }, [error])
  // Changed in place: browsers take the first such element, and the layout's stands before any that is rendered here.
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#ffffff')
  }, [])
  return (
    <main data-ground="paper">
      <Trail label={t.youAreHere} above={[{ name: t.home, href: home }]} current={t.breadcrumb} />
      <ErrorScreen status={500} heading={t.applicationError} description={t.description} goHome={{ label: t.goHome, href: home }} />
    </main>
  )
}
