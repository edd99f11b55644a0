import { randomUUID } from 'node:crypto'
import type { ContactEnvironment } from '@/app/_contact/environment'
import { readAttachedEstimate } from '@/components/contacts/attached-estimate'
import { type ContactField, type ContactProblem, checkContact } from '@/components/contacts/contact-rules'
import { readContact } from '@/components/contacts/read-contact'
import { isLocale, type Locale } from '@/routing/locales'
import { channelsOf } from '../channels'
import type { NewMessage, StoredFile } from '../message'
import { acceptMessage } from '../store/message-store'
import { patiently } from '../store/patience'
import { secretOf, senderOf } from '../store/secret'
import type { Spool } from '../store/spool'
import { discardFiles, keepFiles } from './keep-files'
import type { Post } from './post'
import { checkToken } from './time-token'

/** What keeps a form from being sent though every field is right. */
type FormProblem = 'trap' | 'tooFast' | 'tokenExpired' | 'confirm'

export type Problems = Partial<Record<ContactField, ContactProblem>> & { form?: FormProblem }

export type Outcome =
  | { kind: 'accepted' | 'known'; reference: string }
  | { kind: 'refused'; problems: Problems; seconds?: number }
  | { kind: 'conflict' }
  | { kind: 'limited'; seconds: number }

type Circumstances = {
  spool: Spool
  environment: ContactEnvironment
  /** Network address of whoever sends. */
  address: string
  now: number
  /** For how many seconds nothing new is taken of whoever sends; their files were not kept. */
  refusedFor?: number
}

/** The longest of what no rule of the form bounds. */
const longestExtra = 200

/** Checks a post and keeps the message in it. @throws what the disk or the database says; nothing is kept then. */
export async function takePost(post: Post, circumstances: Circumstances): Promise<Outcome> {
  if (post.fault) throw post.fault
  let isKept = false
  try {
    const checked = await check(post, circumstances)
    if ('kind' in checked) return checked
    const { spool, environment, address, now, refusedFor } = circumstances
    const answer = await patiently(() =>
      acceptMessage(spool.database, checked.message, {
        channels: channelsOf(environment, checked.message.contactKind === 'email'),
        now,
        sender: senderOf(address, secretOf(spool.database)),
        ...(refusedFor !== undefined && { refusedFor }),
      }),
    )
    // Before anybody is told that it came.
    if ('reference' in answer && !spool.isInPlace()) throw Object.assign(new Error('The store was replaced.'), { code: 'EREPLACED' })
    isKept = answer.kind === 'accepted'
    return answer
  } finally {
    if (!isKept) await discardFiles(post.files)
  }
}

type Checked = { message: NewMessage } | (Outcome & { kind: 'refused' })

async function check(post: Post, { spool, environment, now, refusedFor = 0 }: Circumstances): Promise<Checked> {
  const text = (name: string) => (name === 'message' ? clean : line)(post.fields[name] ?? '')
  const estimate = estimateIn(text('estimate'))
  const [name, contact, message] = [text('name'), text('contact'), text('message')]
  const sizes = post.files.map(({ name: file, bytes }) => ({ name: file, size: bytes }))
  const problems: Problems = checkContact({ name, contact, message, hasEstimate: estimate !== '', files: sizes })
  if (post.filesProblem) problems.files = post.filesProblem
  if (text('website')) problems.form = 'trap'
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems }
  const timing = checkTiming(text('token'), message, secretOf(spool.database), now)
  if (timing) return timing
  const kept = refusedFor > 0 ? { files: post.files.map(unseen) } : await keepFiles(post.files, environment.scanCommand)
  if ('problem' in kept) return { kind: 'refused', problems: { files: kept.problem } }
  const ownId = /^[\w-]{8,64}$/.exec(text('requestId'))?.[0]
  return { message: { ...toMessage(post, kept.files), requestId: ownId ?? randomUUID(), estimate } }
}

function toMessage({ fields }: Post, files: readonly StoredFile[]): Omit<NewMessage, 'requestId' | 'estimate'> {
  const text = (name: string) => (name === 'message' ? clean : line)(fields[name] ?? '')
  const { contact, contactKind, more } = reachedBy(text('contact'))
  return {
    locale: localeOf(fields),
    name: text('name'),
    contact,
    contactKind,
    message: [text('message'), more].filter(Boolean).join('\n\n'),
    budget: text('budget').slice(0, longestExtra),
    nda: !['', 'false', '0'].includes(text('nda')),
    subject: text('subject').slice(0, longestExtra),
    files,
  }
}

/** A file that was read past, by which a message that is known is told. */
const unseen = ({ name, bytes }: Post['files'][number]): StoredFile => ({ file: '', name, type: '', bytes })

/**
 * An address as it can be written to. A number stays as it was typed, with its extension; what was typed beside an address, if it is
 * another way to answer, goes to the end of the message.
 */
function reachedBy(typed: string): Pick<NewMessage, 'contact' | 'contactKind'> & { more: string } {
  const way = readContact(typed)
  if (!way || way.kind === 'phone') return { contact: typed, contactKind: way?.kind ?? 'phone', more: '' }
  const others = typed.split(/[\s<>,;]+/).filter((word) => readContact(word)?.address !== way.address)
  const isMore = /@\w|(?:\d\D{0,3}){7}/.test(others.join(' '))
  return { contact: way.address, contactKind: way.kind, more: isMore ? typed : '' }
}

/** Pages without scripts send no token; what they send is doubted only where it leads elsewhere. */
function checkTiming(token: string, message: string, secret: string, now: number): (Outcome & { kind: 'refused' }) | null {
  if (!token) return /https?:\/\/|www\./i.test(message) ? { kind: 'refused', problems: { form: 'confirm' } } : null
  const state = checkToken(secret, token, now)
  if (state.kind === 'expired') return { kind: 'refused', problems: { form: 'tokenExpired' } }
  return state.kind === 'young' ? { kind: 'refused', problems: { form: 'tooFast' }, seconds: state.seconds } : null
}

export const localeOf = ({ locale }: Post['fields']): Locale => (isLocale(locale) ? locale : 'en')

/** The query of an estimate, whether its whole address or the query was sent; empty where nothing can be read from it. */
export function estimateIn(text: string): string {
  const said = text.toWellFormed()
  const query = said.slice(said.indexOf('?') + 1)
  return readAttachedEstimate(`estimate=${encodeURIComponent(query)}`)?.query ?? ''
}

/** What stands on one line: a name with a line break in it could pass for a header of a mail. */
const line = (text: string) => clean(text).replace(/\s+/g, ' ')

/** Without signs nobody types or sees, lines ended as everywhere else. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
