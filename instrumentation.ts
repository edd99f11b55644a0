import type { Instrumentation } from 'next'

// Where Next.js renders on request: while somebody develops, and in previews. The server of a release starts it by itself (`server/front/worker.ts`).
// A build without a DSN contains nothing of this: the names are replaced by their values.

export async function register(): Promise<void> {
  if (!process.env.SENTRY_DSN || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startMonitoring } = await import('./app/_site/monitoring')
  await startMonitoring()
}

export const onRequestError: Instrumentation.onRequestError = async (...details) => {
  if (!process.env.SENTRY_DSN || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { captureRequestError } = await import('@sentry/nextjs')
  captureRequestError(...details)
}
