import { readFileSync } from 'node:fs'
import type { Snapshot } from '@/content-client'
import { type Release, snapshotOf } from '@/routing/release/releases'
import { type Counter, createCounter } from './counter'
import { openNumbers } from './store'

/** Counts by the days of the office. */
export function openCounter(release: Release, dataDir: string, say: (sentence: string) => void): Counter {
  const { locales } = JSON.parse(readFileSync(snapshotOf(release), 'utf8')) as Snapshot
  return createCounter({ open: () => openNumbers(dataDir), timeZone: locales.en.organisation?.hours.timeZone ?? 'UTC', say })
}
