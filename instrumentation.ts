import type { Instrumentation } from 'next'

// A build without a DSN contains nothing of this: the names are replaced by their values.

export async function register(): Promise<void> {
  if (!process.env.SENTRY_DSN || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { init } = await import('@sentry/nextjs')
  init({
    dsn: process.env.SENTRY_DSN,
    environment: process.env.SENTRY_ENVIRONMENT ?? 'production',
    release: process.env.BUILD_ID ?? 'development',
    maxBreadcrumbs: 100,
    // Errors alone: no tracing, so nothing has to be hooked into.
    enableOpenTelemetrySetup: false,
    enableRuntimeChannelInjection: false,
  })
}

export const onRequestError: Instrumentation.onRequestError = async (...details) => {
  if (!process.env.SENTRY_DSN || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { captureRequestError } = await import('@sentry/nextjs')
  captureRequestError(...details)
}
