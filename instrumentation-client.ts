import { watchErrors } from '@/components/monitoring/early-errors'

// A build without a DSN contains nothing of this: both names are replaced by their values.
if (process.env.SENTRY_DSN) watchErrors(process.env.SENTRY_DSN, process.env.SENTRY_ENVIRONMENT ?? 'production')
