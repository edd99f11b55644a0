import { openIndex } from '@/components/search/open-index'
import type { Landing } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { getSite } from '../../../../_site/current-site'
import { readSiteIndex } from '../../../../search-index/read-site-index'
import { termsOf } from './answer-question'
import { evaluate } from './evaluate'

/** Asks the demonstration every question of a landing's table, over the pages this build publishes. */
export async function examine({ evaluation }: Pick<Landing, 'evaluation'>, locale: Locale) {
  const asked = new Set(evaluation.flatMap(({ question }) => termsOf(question)))
  const index = await openIndex(await readSiteIndex(await getSite(locale)), asked)
  const day = new Date().toISOString().slice(0, 10)
  return { outcomes: evaluate(index, evaluation, locale), passages: index.passages.length, day }
}
