import { apiProblem } from '@/routing/api-problems'
import type { Locale } from '@/routing/locales'
import { problemResponse } from '../../api/problem'
import { plainDocument, plainResponse } from '../../plain/document'
import { plainWords } from '../../plain/words'
import { workLimits } from './limits'

const values = { seconds: String(workLimits.retryAfterSeconds) }
const pages = new Map<Locale, Promise<string>>()

/** What a visitor reads while the queue is full. Drawn once, as it is asked for when there is no time for it. */
export async function busyPage(locale: Locale): Promise<Response> {
  const page = pages.get(locale) ?? drawPage(locale)
  pages.set(locale, page)
  return plainResponse(await page, 429)
}

/** The same for programs. */
export async function busyProblem(): Promise<Response> {
  const { retryAfterSeconds } = workLimits
  return problemResponse(apiProblem('too-many-requests', `Come back in ${retryAfterSeconds} seconds.`, { retryAfterSeconds }))
}

async function drawPage(locale: Locale): Promise<string> {
  const words = plainWords(locale)
  const t = words.in('PlainBusy')
  return plainDocument({
    words,
    title: t('title'),
    children: (
      <>
        <h1>{t('title')}</h1>
        <p>{t('text', values)}</p>
      </>
    ),
  })
}
