import { randomUUID } from 'node:crypto'
import { formPages } from '@/routing/form-pages'
import type { Locale } from '@/routing/locales'
import { plainResponse } from '../../plain/document'
import { plainWords } from '../../plain/words'
import type { Post } from '../intake/post'
import { estimateIn, localeOf } from '../intake/take-post'
import { formPage } from './form-page'
import { describeFailure, type Failed } from './sentences'

const notKept = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** What is answered: to a page without scripts a page, to a script or a program data. */
export type Asker = { wantsData: boolean; fields: Post['fields']; files?: Post['files']; token: string }

export function answerAccepted({ wantsData, fields }: Asker, reference: string): Response {
  if (wantsData) return Response.json({ reference }, { headers: notKept })
  const locale = localeOf(fields)
  const page = formPages(locale).find((each) => each === fields.page) ?? formPages(locale)[0]
  return new Response(null, { status: 303, headers: { ...notKept, Location: `${page}?sent=${reference}#sent` } })
}

export async function answerFailed(asker: Asker, failed: Failed): Promise<Response> {
  const words = plainWords(localeOf(asker.fields))
  const { status, sentence, seconds } = describeFailure(failed, words)
  const problems = failed.kind === 'refused' ? failed.problems : {}
  const headers = { ...notKept, ...(seconds !== undefined && { 'Retry-After': String(seconds) }) }
  if (asker.wantsData) {
    const t = words.in('ContactForm.problems')
    const { form, ...wrong } = problems
    const errors = Object.fromEntries(Object.entries(wrong).map(([field, problem]) => [field, t(problem)]))
    const said = { type: 'about:blank', title: words.in('ContactAnswer')('title'), status, detail: sentence }
    const token = form === 'confirm' || form === 'tokenExpired' ? { token: asker.token } : {}
    return Response.json(
      { ...said, ...(failed.kind === 'refused' && { problems, errors }), ...token },
      { status, headers: { ...headers, 'Content-Type': 'application/problem+json; charset=utf-8' } },
    )
  }
  const lostFiles = (asker.files ?? []).map(({ name }) => name)
  const text = await formPage({ ...shown(asker), words, failure: { sentence, problems }, lostFiles })
  return withHeaders(plainResponse(text, status), headers)
}

/** The form by itself, for browsers without scripts that bring an estimate along. */
export async function answerForm(locale: Locale, estimate: string, token: string): Promise<Response> {
  const asker = { wantsData: false, fields: { locale, estimate }, token }
  const text = await formPage({ ...shown(asker), words: plainWords(locale), lostFiles: [] })
  return withHeaders(plainResponse(text), notKept)
}

function shown({ fields, token }: Asker) {
  const page = formPages(localeOf(fields)).find((each) => each === fields.page) ?? ''
  return { fields: { ...fields, page, estimate: estimateIn(fields.estimate ?? '') }, token, requestId: randomUUID() }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
