import { watchErrors } from '@/components/monitoring/early-errors'
import { announceHydration } from '@/components/navigation/runtime-start'
import { attempt } from '@/components/resilience/attempt'
import { guardHistory } from '@/components/resilience/guard-history'

attempt(() => guardHistory(window))

// A build without a DSN contains nothing of this: both names are replaced by their values.
const dsn = process.env.SENTRY_DSN
if (dsn) attempt(() => watchErrors(dsn, process.env.SENTRY_ENVIRONMENT ?? 'production'))

// Next.js runs this file before anything is hydrated.
announceHydration()
