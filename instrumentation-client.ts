import { watchErrors } from '@/components/monitoring/early-errors'
import { announceHydration, hydrationStarts } from '@/components/navigation/runtime-start'

// A build without a DSN contains nothing of this: both names are replaced by their values.
if (process.env.SENTRY_DSN) watchErrors(process.env.SENTRY_DSN, process.env.SENTRY_ENVIRONMENT ?? 'production')

// Next.js runs this file before anything is hydrated.
announceHydration(hydrationStarts)
