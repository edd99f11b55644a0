// Loaded only where there is a DSN: it takes 60 MB.

export async function captureError(error: unknown): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { captureException } = await import('@sentry/node')
  captureException(error)
}

/** Something an operator should look at. */
export async function captureMessage(sentence: string): Promise<void> {
  if (!process.env.SENTRY_DSN) return
  const { captureMessage: capture } = await import('@sentry/node')
  capture(sentence, 'error')
}
