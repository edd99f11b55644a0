/** Has errors of this process told to Sentry, where there is a DSN; a build without one contains nothing of this. */
export async function startMonitoring(): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { init } = await import('@sentry/node')
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
