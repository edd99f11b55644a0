import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type CollectionName, collectionSchemas, type ShellName, type SingleName } from '@/content-client/schemas'
import type { RawEntry } from '@/content-client/sources/source'
import { fileType } from '@/routing/file-types'
import { isLocale, type Locale } from '@/routing/locales'
import { type ContactRequests, createContactRequests } from './contact-requests'
import { type MemoryContent, readEmbeddedContent } from './memory-content'
import { type StrapiShape, toStrapiEntry } from './strapi-shape'
import { perform, type StubAnswer, sendError, sendJson } from './stub-answers'

export type Endpoint = CollectionName | SingleName | ShellName

/** `path` and `query` as they were sent, not decoded. */
type StubRequest = { method: string; endpoint: string; path: string; query: string; headers: IncomingHttpHeaders }

export type ContentServiceStub = {
  /** For `CONTENT_SERVICE_URL`. */
  url: string
  /** The only token it takes. */
  token: string
  /** Takes it, too, and shows drafts to who has it: for `CONTENT_PREVIEW_TOKEN`. */
  previewToken: string
  /** What it serves; a change shows at the next request. */
  content: MemoryContent
  /** What editors have saved: what is served already, until a test changes it. */
  drafts: MemoryContent
  /** Uploads by path, beside the pictures of this repository; a text is an address it sends people on to. */
  files: Map<string, Buffer | string>
  /** Messages that were handed over. */
  contacts: ContactRequests
  requests: readonly StubRequest[]
  hits: (endpoint: Endpoint, locale?: Locale) => number
  /** From now on, or once for each address (an address has a language and a page). Uploads are named by their path. */
  answer: (endpoint: Endpoint | 'contact-requests' | `/${string}`, answer: StubAnswer, times?: 'once' | 'always') => void
  close: () => Promise<void>
}

export async function startContentServiceStub({ shape = 'v4' }: { shape?: StrapiShape } = {}): Promise<ContentServiceStub> {
  const token = 'stub-token-3f9c5d7a1b'
  const previewToken = 'stub-preview-token-8d2e6b4c1f'
  const [content, drafts] = [await readEmbeddedContent(), await readEmbeddedContent()]
  const files = new Map<string, Buffer | string>()
  const contacts = createContactRequests()
  const requests: StubRequest[] = []
  const planned = new Map<string, { answer: StubAnswer; times: 'once' | 'always'; given: Set<string> }>()

  const server = createServer((request, response) => {
    const { method = '', url: address = '/', headers } = request
    const [path = '', query = ''] = address.split('?')
    const upload = planned.get(path)
    if (upload) return perform(upload.answer, request, response)
    if (!path.startsWith('/api/')) return void sendFile(response, path, files)
    const endpoint = path.replace(/^\/api\//, '')
    requests.push({ method, endpoint, path, query, headers })
    const plan = planned.get(endpoint)
    if (plan && !(plan.times === 'once' && plan.given.has(address))) {
      plan.given.add(address)
      return perform(plan.answer, request, response)
    }
    if (endpoint === 'contact-requests') return void contacts.take(request, response)
    const asked = new URLSearchParams(query)
    const isDraft = asked.get('status') === 'draft'
    if (![token, previewToken].some((known) => headers.authorization === `Bearer ${known}`)) return sendError(response, 401)
    if (isDraft && headers.authorization !== `Bearer ${previewToken}`) return sendError(response, 403)
    const body = bodyOf(endpoint, asked, isDraft ? drafts : content, shape)
    return body ? sendJson(response, 200, body) : sendError(response, 404)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}/api`,
    token,
    previewToken,
    content,
    drafts,
    files,
    contacts,
    requests,
    hits: (endpoint, locale) =>
      requests.filter((request) => request.endpoint === endpoint && (!locale || request.query.includes(`locale=${locale}&`))).length,
    answer: (endpoint, answer, times = 'always') => planned.set(endpoint, { answer, times, given: new Set() }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function sendFile(response: ServerResponse, path: string, files: ReadonlyMap<string, Buffer | string>): Promise<void> {
  const file = files.get(path) ?? (await readFile(join('public', path)).catch(() => null))
  if (typeof file === 'string') response.writeHead(302, { Location: file }).end()
  else response.writeHead(file ? 200 : 404, { 'Content-Type': fileType(path) }).end(file)
}

/** Undefined where nothing is published under that name. */
function bodyOf(endpoint: string, query: URLSearchParams, content: MemoryContent, shape: StrapiShape): unknown {
  const asked = query.get('locale') ?? 'en'
  const inLocale = isLocale(asked) ? content[asked] : undefined
  const lists = { 'social-networks': content.shell['social-networks'], ...inLocale?.collections }
  if (endpoint in lists || endpoint in collectionSchemas) {
    const { page, pagination } = toPage(sortAsAsked(lists[endpoint as CollectionName] ?? [], query), query)
    return { data: page.map((entry) => toStrapiEntry(endpoint, entry, shape, query)), meta: { pagination } }
  }
  const single = inLocale?.singles[endpoint as SingleName] ?? content.shell[endpoint as ShellName]?.[0]
  return single && { data: toStrapiEntry(endpoint, single, shape, query), meta: {} }
}

/** Entries without the field come first, as on SQLite; unsorted lists come newest first, so that nobody builds on the order. */
function sortAsAsked(entries: readonly RawEntry[], query: URLSearchParams): RawEntry[] {
  const [field] = (query.get('sort') ?? '').split(':')
  if (!field) return [...entries].reverse()
  const rank = (entry: RawEntry) => Number(entry[field] ?? Number.NEGATIVE_INFINITY)
  return [...entries].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

function toPage(entries: readonly RawEntry[], query: URLSearchParams) {
  const page = Number(query.get('pagination[page]') ?? 1)
  const pageSize = Math.min(Number(query.get('pagination[pageSize]') ?? 25), 100)
  const pagination = { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length }
  return { page: entries.slice((page - 1) * pageSize, page * pageSize), pagination }
}
