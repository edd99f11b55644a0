/**
 * Tells Sentry of errors of the API, where there is a DSN. It is loaded then only: it takes 60 MB.
 */
export async function startMonitoring(): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { init } = await import('@sentry/nextjs')
  init({
    dsn: process.env.SENTRY_DSN,
    environment: process.env.SENTRY_ENVIRONMENT || 'production',
    release: process.env.BUILD_ID ?? 'development',
    maxBreadcrumbs: 100,
    // Errors alone: no tracing, so nothing has to be hooked into.
    enableOpenTelemetrySetup: false,
    enableRuntimeChannelInjection: false,
  })
}

export async function captureError(error: unknown): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { captureException } = await import('@sentry/nextjs')
  captureException(error)
}

/** Something an operator should look at. */
export async function captureMessage(sentence: string): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { captureMessage: capture } = await import('@sentry/nextjs')
  capture(sentence, 'error')
}
