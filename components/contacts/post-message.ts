import type { ContactField } from './contact-rules'

/** What is wrong, in sentences: with a field, or with the form as a whole. */
export type FieldErrors = Partial<Record<ContactField | 'form', string>>

/** Why a try came to nothing that may come to something later. */
export type Delay = 'offline' | 'unreachable' | 'slow' | 'limited' | 'busy'

export type Answer =
  | { kind: 'sent'; reference: string }
  | { kind: 'wrong'; errors: FieldErrors; problems: Readonly<Record<string, string>> }
  /** Nothing the visitor has to know of: the same again, with this token; empty for a new one, null for the one it had, only older. */
  | { kind: 'again'; seconds: number; token: string | null }
  /** The id of the request belongs to other words. */
  | { kind: 'conflict' }
  | { kind: 'later'; why: Delay; seconds?: number }
  | { kind: 'refused'; detail: string }
  /** Nobody takes messages here: a host of plain files. */
  | { kind: 'absent' }

type Body = Partial<{ reference: string; detail: string; token: string; problems: Record<string, string>; errors: FieldErrors }>

/** In milliseconds; files may go up at a megabit a second. */
const patience = (data: FormData) =>
  20_000 + data.getAll('files').reduce((sum, each) => sum + (each instanceof File ? each.size : 0), 0) / 100

/** One try, and what came of it. Never throws. */
export async function postMessage(data: FormData): Promise<Answer> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience(data))
  try {
    const answer = { method: 'POST', body: data, headers: { Accept: 'application/json' }, signal: controller.signal }
    const response = await fetch('/api/contact', answer)
    const body: Body = await response.json().catch(() => ({}))
    return readAnswer(response, body)
  } catch {
    if (controller.signal.aborted) return { kind: 'later', why: 'slow' }
    return { kind: 'later', why: navigator.onLine ? 'unreachable' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

function readAnswer({ ok, status, headers }: Response, body: Body): Answer {
  const { reference, detail = '', token = '', problems = {}, errors = {} } = body
  const seconds = Number(headers.get('Retry-After')) || undefined
  const later = { kind: 'later', ...(seconds !== undefined && { seconds }) } as const
  if (ok) return reference ? { kind: 'sent', reference } : { kind: 'absent' }
  if (status === 404 || status === 405) return { kind: 'absent' }
  if (status === 409) return { kind: 'conflict' }
  if (status === 408) return { kind: 'later', why: 'slow' }
  if (status === 429) return { ...later, why: 'limited' }
  if (status >= 500) return { ...later, why: 'busy' }
  if (status !== 422) return { kind: 'refused', detail }
  if (problems.form === 'tooFast') return { kind: 'again', seconds: seconds ?? 3, token: null }
  if (problems.form === 'tokenExpired' || problems.form === 'confirm') return { kind: 'again', seconds: seconds ?? 0, token }
  return { kind: 'wrong', problems, errors: problems.form ? { ...errors, form: errors.form ?? detail } : errors }
}

/** Says when the form was begun; empty where that cannot be had, for a form without it is taken too. */
export async function fetchToken(): Promise<string> {
  try {
    const response = await fetch('/api/contact/token', { signal: AbortSignal.timeout(5000) })
    const body: Body = await response.json()
    return body.token ?? ''
  } catch {
    return ''
  }
}
