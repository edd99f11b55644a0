import { plainDocument, plainResponse } from '@/app/_plain/document'
import { plainWords } from '@/app/_plain/words'
import type { Locale } from '@/routing/locales'
import { apiAnswer } from '../_api/answer'
import { workLimits } from './limits'

const values = { seconds: String(workLimits.retryAfterSeconds) }
const pages = new Map<Locale, Promise<string>>()

/** What a visitor reads while the queue is full. Drawn once, as it is asked for when there is no time for it. */
export async function busyPage(locale: Locale): Promise<Response> {
  const page = pages.get(locale) ?? drawPage(locale)
  pages.set(locale, page)
  return plainResponse(await page, 429)
}

/** The same for programs, as RFC 9457 has it. */
export async function busyProblem(locale: Locale): Promise<Response> {
  const t = (await plainWords(locale)).in('PlainBusy')
  const problem = { type: 'about:blank', title: t('title'), status: 429, detail: t('text', values) }
  return apiAnswer(problem, { status: 429, type: 'application/problem+json' })
}

async function drawPage(locale: Locale): Promise<string> {
  const words = await plainWords(locale)
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
