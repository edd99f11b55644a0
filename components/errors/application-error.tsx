// What an error boundary shows, in a browser that has no messages of the catalogue: it brings its own few words.
import { useRef } from 'react'
import en from '@/messages/errors/en.json'
import uk from '@/messages/errors/uk.json'
import { localisePath } from '@/routing/locale-path'
import type { Locale } from '@/routing/locales'
import { addressOf, isChunkFailure, reloadOnce } from '../navigation/reload-guard'
import { Button } from '../primitives/button'
import { useSafeEffect } from '../resilience/use-safe-effect'
import frame from '../shell/page-frame.module.scss'
import { Trail } from '../shell/trail'
import styles from './application-error.module.scss'
import { ErrorScreen } from './error-screen'
import { putShell } from './put-shell'

const words = { en, uk }

/** `brief`: the words that every page carries. */
type ApplicationErrorProps = { error: Error; locale: Locale; brief: Record<'applicationError' | 'tryAgain', string> }

export default function ApplicationError({ error, locale, brief }: ApplicationErrorProps) {
  const t = words[locale]
  const home = localisePath(locale, '/')
  const header = useRef<HTMLDivElement>(null)
  const contacts = useRef<HTMLParagraphElement>(null)
  const footer = useRef<HTMLDivElement>(null)

  useSafeEffect(() => {
    // Errors caught by a boundary do not reach window listeners.
    if (!(isChunkFailure(error) && reloadOnce(addressOf(window.location))) && process.env.SENTRY_DSN) reportError(error)
  }, [error])

  useSafeEffect(() => {
    const { current: top } = header
    const { current: ways } = contacts
    const { current: bottom } = footer
    if (!top || !ways || !bottom) return
    // Without a network the page does without.
    putShell(addressOf(window.location), { header: top, contacts: ways, footer: bottom }).catch(() => undefined)
  }, [])

  return (
    <div className={frame.frame} data-ground="paper">
      <div className={styles.place} ref={header} />
      <main className={frame.main}>
        <Trail label={t.youAreHere} above={[{ name: t.home, href: home }]} current={t.breadcrumb} />
        <ErrorScreen
          status={500}
          heading={brief.applicationError}
          description={t.applicationDescription}
          goHome={{ label: t.goHome, href: home }}
          action={
            <>
              <p className={styles.contacts} ref={contacts} />
              <Button kind="primary" onClick={() => window.location.reload()}>
                {brief.tryAgain}
              </Button>
            </>
          }
        />
      </main>
      <div className={styles.place} ref={footer} />
    </div>
  )
}
