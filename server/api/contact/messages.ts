import { readContactEnvironment } from '@/app/_contact/environment'
import { isLocale } from '@/routing/locales'
import { type Asker, answerAccepted, answerFailed, answerForm } from '../../contact/answer/answer'
import { currentSpool } from '../../contact/current-spool'
import { deliverSoon } from '../../contact/delivery/deliveries'
import { longestWords, type Post, PostError } from '../../contact/intake/post'
import { readPost } from '../../contact/intake/read-post'
import { isFromHere } from '../../contact/intake/same-site'
import { estimateIn, takePost } from '../../contact/intake/take-post'
import { makeToken } from '../../contact/intake/time-token'
import { noteFault, noteKept } from '../../contact/keeping'
import { logLine } from '../../contact/log'
import { patiently } from '../../contact/store/patience'
import { expectRoom } from '../../contact/store/room'
import { secretOf, senderOf } from '../../contact/store/secret'
import { secondsToWait } from '../../contact/store/sender-limits'
import type { Spool } from '../../contact/store/spool'
import { noteMessage } from '../../numbers/note-message'

const postFailures = { 400: 'malformed', 413: 'tooLarge', 415: 'unknownType' } as const

/** Takes a message. It is on the disk before this answers that it came. */
export async function POST(request: Request): Promise<Response> {
  const [accept, type] = ['accept', 'content-type'].map((name) => request.headers.get(name) ?? '')
  const wantsData = accept?.includes('application/json') || type?.startsWith('application/json') || false
  const asker: Asker = { wantsData, fields: localeOfAddress(request), token: '' }
  const id = request.headers.get('x-request-id') ?? ''
  if (!isFromHere(request.headers, process.env.SITE_URL ?? '')) return answerFailed(asker, { kind: 'foreign' })
  const now = Date.now()
  try {
    const opened = await openIfPossible(request, now)
    const canKeep = 'spool' in opened && opened.refusedFor === 0
    const post = await readPost(request, canKeep ? opened.spool.filesFolder : null)
    Object.assign(asker, { fields: { ...asker.fields, ...post.fields }, files: post.files })
    if ('fault' in opened) throw opened.fault
    asker.token = opened.token
    return await keep(post, asker, { ...opened, request, now, id })
  } catch (error) {
    if (error instanceof PostError) return answerFailed(asker, { kind: postFailures[error.status] })
    logLine({ event: 'contact not kept', level: 'error', request: id, error: codeOf(error) })
    noteFault(error, now)
    return answerFailed(asker, { kind: 'unavailable' })
  }
}

type Opened = { spool: Spool; token: string; refusedFor: number }

/**
 * Before anything is written: whether there is room for it, and whether its sender has sent too much. What was sent is read either way:
 * whoever cannot be served gets their words back.
 */
async function openIfPossible(request: Request, now: number): Promise<Opened | { fault: unknown }> {
  try {
    const spool = currentSpool()
    const secret = await patiently(() => secretOf(spool.database))
    const refusedFor = secondsToWait(spool.database, senderOf(addressOf(request), secret), now)
    const bytes = Number(request.headers.get('content-length') ?? 0)
    if (refusedFor === 0) expectRoom(spool.filesFolder, bytes > longestWords ? { words: longestWords, files: bytes } : { words: bytes })
    return { spool, token: makeToken(secret, now), refusedFor }
  } catch (fault) {
    return { fault }
  }
}

const addressOf = (request: Request) => request.headers.get('x-forwarded-for') ?? ''

type Keeping = Opened & { request: Request; now: number; id: string }

async function keep(post: Post, asker: Asker, { spool, refusedFor, request, now, id }: Keeping): Promise<Response> {
  const environment = readContactEnvironment(process.env)
  const outcome = await takePost(post, { spool, environment, address: addressOf(request), now, refusedFor })
  if (!('reference' in outcome)) return answerFailed(asker, outcome)
  noteKept(now)
  logLine({ event: `contact ${outcome.kind}`, request: id, reference: outcome.reference })
  deliverSoon()
  if (outcome.kind === 'accepted') void noteMessage(estimateIn(post.fields.estimate ?? '') !== '')
  return answerAccepted(asker, outcome.reference)
}

/** The form for browsers without scripts: `?lang=uk&estimate={encoded query}`. */
export async function GET({ url }: Request): Promise<Response> {
  const [language, estimate] = ['lang', 'estimate'].map((name) => new URL(url).searchParams.get(name))
  return answerForm(isLocale(language) ? language : 'en', estimate ?? '', tokenIfPossible())
}

/** A form without a token is taken too. */
function tokenIfPossible(): string {
  try {
    return makeToken(secretOf(currentSpool().database), Date.now())
  } catch {
    return ''
  }
}

/** Before anything was read: the language of the page the form is on. */
function localeOfAddress(request: Request): Post['fields'] {
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) && /^\/uk(?:\/|$)/.test(new URL(referrer).pathname) ? { locale: 'uk' } : {}
}

/** Errors of a disk or a database by their code: their text may quote what was written. */
const codeOf = (error: unknown) => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : 'unknown')
