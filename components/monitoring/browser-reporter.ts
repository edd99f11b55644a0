import {
  BrowserClient,
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  captureException,
  consoleIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  functionToStringIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/nextjs'

type ReporterOptions = { dsn: string; environment: string; release: string | undefined }

/** Errors and what led to them; no tracing, no replay, nothing about the person. */
export function startReporter({ dsn, environment, release }: ReporterOptions, early: readonly unknown[]): void {
  const client = new BrowserClient({
    dsn,
    environment,
    ...(release && { release }),
    maxBreadcrumbs: 100,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      breadcrumbsIntegration(),
      consoleIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
  })
  getCurrentScope().setClient(client)
  client.init()
  for (const error of early) captureException(error, { mechanism: { handled: false, type: 'early' } })
}
