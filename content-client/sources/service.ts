import type { ReadLimits } from '../limits'
import type { AnswerLimits } from '../read-answer'
import { requestJson } from '../request'
import { RequestError } from '../request-error'
import type { ShellName, SingleName } from '../schemas'
import { flatten, isRecord } from './flatten'
import { isDeeper } from './is-deeper'
import { populateQuery } from './populate'
import type { ContentSource, RawEntry } from './source'
import { strictly } from './strictly'
import { tooDeep } from './too-deep'

/** Limits are those of `limits.ts`, but for tests. Drafts are what editors have saved and not published. */
type Service = { url: string; token: string; limits: ReadLimits; status?: 'published' | 'draft' }

/** Asks for one page of an endpoint; the answer is flat already but for its list of pages. */
type Ask = (name: string, queries: readonly string[]) => Promise<{ data: unknown; pageCount: number; total: number | undefined }>

const pageSize = 100

const pageQuery = (page: number) => `pagination[page]=${page}`

const tooManyPages = 'unpublish what is no longer read, or look whether its answers are whole'

/** Calls of the shell, exactly as the specification has them. */
const shellQueries: Record<ShellName, string> = {
  'social-networks': 'populate=*&sort=priority:asc',
  'sales-phone': 'populate=*',
  'sales-email': 'populate=*',
}

/** Records whose absence is a choice of the editors: unpublished, the content service answers 404. */
const optionalSingles: readonly SingleName[] = ['top-banner']

/** Content over HTTP. With a `fallback`, a collection the service does not have is taken from there. */
export function serviceSource(service: Service, fallback: ContentSource | null = null): ContentSource {
  const embedded = fallback && announced(fallback)
  const { answerBytes: bytes, answerMilliseconds, shellMilliseconds, pages } = service.limits
  const ask = askWithin(service, { bytes, milliseconds: answerMilliseconds })
  return {
    lenientShell: true,
    readCollection: (name, locale) =>
      strictly(
        { name, locale, url: service.url },
        async () =>
          readPages(ask, pages, name, [`locale=${locale}`, `pagination[pageSize]=${pageSize}`, populateQuery(name)], pageQuery(1)),
        embedded && (() => embedded.readCollection(name, locale)),
      ),
    readSingle: (name, locale) =>
      strictly(
        { name, locale, url: service.url },
        () => readSingle(ask, name, [`locale=${locale}`, populateQuery(name)]),
        optionalSingles.includes(name) ? async () => null : embedded && (() => embedded.readSingle(name, locale)),
      ),
    readShell: async (name) => {
      const inTime = askWithin(service, { bytes, milliseconds: shellMilliseconds, until: performance.now() + shellMilliseconds })
      if (name === 'social-networks') return readPages(inTime, pages, name, [shellQueries[name]])
      return [await readSingle(inTime, name, [shellQueries[name]])]
    },
  }
}

/** Says once for each name that it is not published from the content service. */
function announced(source: ContentSource): ContentSource {
  const said = new Set<string>()
  const announce = (name: string) => {
    if (!said.has(name)) console.log(`${name}: not in the content service, taken from the embedded content`)
    said.add(name)
  }
  return {
    ...source,
    readCollection: (name, locale) => {
      announce(name)
      return source.readCollection(name, locale)
    },
    readSingle: (name, locale) => {
      announce(name)
      return source.readSingle(name, locale)
    },
  }
}

async function readPages(ask: Ask, maxPages: number, name: string, queries: string[], first = ''): Promise<RawEntry[]> {
  const { data, pageCount, total: expected } = await ask(name, [first, ...queries])
  const entries = toEntries(data)
  let total = expected
  if (pageCount > maxPages)
    throw new RequestError(`says that it has ${pageCount} pages, and ${maxPages} are the most; ${tooManyPages}`, 200)
  for (let page = 2; page <= pageCount; page++) {
    const more = await ask(name, [pageQuery(page), ...queries])
    entries.push(...toEntries(more.data))
    total = more.total
  }
  // Without this a list that was cut would unpublish the rest of it.
  if (total !== undefined && total !== entries.length)
    throw new RequestError(`says that it has ${total} entries and sent ${entries.length}; publish once more, or look into its log`, 200)
  return entries
}

async function readSingle(ask: Ask, name: string, queries: string[]): Promise<RawEntry> {
  const { data } = await ask(name, queries)
  if (isRecord(data)) return data
  throw new RequestError('has no such record (its data is empty); publish it', 404)
}

function askWithin({ url, token, limits, status }: Service, answerLimits: AnswerLimits): Ask {
  const ofStatus = status === 'draft' ? 'status=draft' : ''
  return async (name, queries) => {
    const query = [...queries, ofStatus].filter(Boolean).join('&')
    const answer = await requestJson(`${url}/${name}?${query}`, token, answerLimits)
    if (isDeeper(answer, limits.levels)) throw tooDeep(answer, limits.levels)
    const { pageCount = 1, total } = paginationOf(answer)
    return { data: flatten(answer, url), pageCount, total }
  }
}

function toEntries(list: unknown): RawEntry[] {
  if (Array.isArray(list) && list.every(isRecord)) return list
  throw new RequestError('answered with JSON that is not a list of entries', 200)
}

function paginationOf(answer: unknown): { pageCount?: number; total?: number } {
  const meta = isRecord(answer) ? answer.meta : undefined
  const said = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination : {}
  const { pageCount, total } = said
  return { ...(typeof pageCount === 'number' && { pageCount }), ...(typeof total === 'number' && { total }) }
}
