import { ContentError } from '../content-error'
import { RequestError, requestJson } from '../request'
import type { CollectionName, ShellName, SingleName } from '../schemas'
import { flatten, isRecord } from './flatten'
import { populateQuery } from './populate'
import type { ContentSource, RawEntry } from './source'

type Service = { url: string; token: string }

const pageSize = 100

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
  return {
    lenientShell: true,
    readCollection: (name, locale) =>
      strictly(
        name,
        async () =>
          readPages(service, name, [`locale=${locale}`, `pagination[pageSize]=${pageSize}`, populateQuery(name)], 'pagination[page]=1'),
        embedded && (() => embedded.readCollection(name, locale)),
      ),
    readSingle: (name, locale) =>
      strictly(
        name,
        () => readSingle(service, name, [`locale=${locale}`, populateQuery(name)]),
        optionalSingles.includes(name) ? async () => null : embedded && (() => embedded.readSingle(name, locale)),
      ),
    readShell: async (name) => {
      if (name === 'social-networks') return readPages(service, name, [shellQueries[name]])
      return [await readSingle(service, name, [shellQueries[name]])]
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

async function readPages(service: Service, name: string, queries: string[], firstPage = ''): Promise<RawEntry[]> {
  const first = await requestJson(addressOf(service, name, [firstPage, ...queries]), service.token)
  const entries = toEntries(first, service)
  const pageCount = pageCountOf(first)
  for (let page = 2; page <= pageCount; page++) {
    const next = await requestJson(addressOf(service, name, [`pagination[page]=${page}`, ...queries]), service.token)
    entries.push(...toEntries(next, service))
  }
  return entries
}

async function readSingle(service: Service, name: string, queries: string[]): Promise<RawEntry> {
  const flat = flatten(await requestJson(addressOf(service, name, queries), service.token), service.url)
  if (isRecord(flat)) return flat
  throw new RequestError('has no such record (its data is empty); publish it', 404)
}

function addressOf(service: Service, name: string, queries: string[]): string {
  return `${service.url}/${name}?${queries.filter(Boolean).join('&')}`
}

function toEntries(answer: unknown, service: Service): RawEntry[] {
  const list = flatten(answer, service.url)
  if (Array.isArray(list) && list.every(isRecord)) return list
  throw new RequestError('answered with JSON that is not a list of entries', 200)
}

function pageCountOf(answer: unknown): number {
  const meta = isRecord(answer) ? answer.meta : undefined
  const pagination = isRecord(meta) ? meta.pagination : undefined
  const count = isRecord(pagination) ? pagination.pageCount : undefined
  return typeof count === 'number' ? count : 1
}
