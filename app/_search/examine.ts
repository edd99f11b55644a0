import { evaluate } from '@/components/landings/agent/evaluate'
import { openIndex } from '@/components/search/open-index'
import type { Landing } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { readSiteIndex } from './site-index'

/** Asks the demonstration every question of a landing's table, over the pages this build publishes. */
export async function examine({ evaluation }: Pick<Landing, 'evaluation'>, locale: Locale) {
  const index = await openIndex(await readSiteIndex(locale))
  const day = new Date().toISOString().slice(0, 10)
  return { outcomes: evaluate(index, evaluation, locale), passages: index.passages.length, day }
}
