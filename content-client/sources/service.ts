import { ContentError } from '../content-error'
import type { ReadLimits } from '../limits'
import type { AnswerLimits } from '../read-answer'
import { requestJson } from '../request'
import { RequestError } from '../request-error'
import type { CollectionName, ShellName, SingleName } from '../schemas'
import { flatten, isRecord } from './flatten'
import { isDeeper } from './is-deeper'
import { populateQuery } from './populate'
import type { ContentSource, RawEntry } from './source'

/** Limits are those of `limits.ts`, but for tests. */
type Service = { url: string; token: string; limits: ReadLimits }

/** Asks for one page of an endpoint; the answer is flat already but for its list of pages. */
type Ask = (name: string, queries: readonly string[]) => Promise<{ data: unknown; pageCount: number }>

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
        name,
        async () =>
          readPages(ask, pages, name, [`locale=${locale}`, `pagination[pageSize]=${pageSize}`, populateQuery(name)], pageQuery(1)),
        embedded && (() => embedded.readCollection(name, locale)),
      ),
    readSingle: (name, locale) =>
      strictly(
        name,
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

/** A failure stops the build with a sentence; an endpoint that does not exist may be answered by `whenAbsent`. */
async function strictly<Result>(
  name: CollectionName | SingleName,
  read: () => Promise<Result>,
  whenAbsent: (() => Promise<Result>) | null,
): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof RequestError)) throw cause
    if (cause.status === 404 && whenAbsent) return whenAbsent()
    throw new ContentError([{ collection: name, reason: `the content service ${cause.message}` }], { cause })
  }
}

async function readPages(ask: Ask, maxPages: number, name: string, queries: string[], first = ''): Promise<RawEntry[]> {
  const { data, pageCount } = await ask(name, [first, ...queries])
  const entries = toEntries(data)
  if (pageCount > maxPages)
    throw new RequestError(`says that it has ${pageCount} pages, and ${maxPages} are the most; ${tooManyPages}`, 200)
  for (let page = 2; page <= pageCount; page++) entries.push(...toEntries((await ask(name, [pageQuery(page), ...queries])).data))
  return entries
}

async function readSingle(ask: Ask, name: string, queries: string[]): Promise<RawEntry> {
  const { data } = await ask(name, queries)
  if (isRecord(data)) return data
  throw new RequestError('has no such record (its data is empty); publish it', 404)
}

function askWithin({ url, token, limits }: Service, answerLimits: AnswerLimits): Ask {
  return async (name, queries) => {
    const answer = await requestJson(`${url}/${name}?${queries.filter(Boolean).join('&')}`, token, answerLimits)
    if (isDeeper(answer, limits.levels))
      throw new RequestError(
        `answered with more than ${limits.levels} levels of lists and groups inside one another; flatten the entry`,
        200,
      )
    return { data: flatten(answer, url), pageCount: pageCountOf(answer) }
  }
}

function toEntries(list: unknown): RawEntry[] {
  if (Array.isArray(list) && list.every(isRecord)) return list
  throw new RequestError('answered with JSON that is not a list of entries', 200)
}

function pageCountOf(answer: unknown): number {
  const meta = isRecord(answer) ? answer.meta : undefined
  const pagination = isRecord(meta) ? meta.pagination : undefined
  const count = isRecord(pagination) ? pagination.pageCount : undefined
  return typeof count === 'number' ? count : 1
}
