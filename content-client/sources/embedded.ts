import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse as parseAnew, YAMLParseError } from 'yaml'
import type { Locale } from '@/routing/locales'
import { ContentError } from '../content-error'
import { limits } from '../limits'
import { isDeeper } from './is-deeper'
import type { ContentSource, RawEntry } from './source'

type EmbeddedEntry = { slug: string; texts: Record<string, unknown>; shared: RawEntry; bodies: Record<string, string> }

type Parse = (yaml: string) => unknown

/** The content that comes with the repository: one YAML file an entry, see `content/README.md`. `parse` may know a text already. */
export function embeddedSource(folder: string, parse: Parse = parseAnew): ContentSource {
  const read = oncePerLanguage((name) => readCollection(folder, name, parse))
  return {
    lenientShell: false,
    readCollection: async (name, locale) => {
      const entries = await read(name, locale)
      return entries.map((entry) => ({ slug: entry.slug, ...inLocale(name, entry, locale) }))
    },
    readSingle: async (name, locale) => {
      const entry = readEntry(folder, name, `${name}.yaml`, parse)
      return entry && inLocale(name, entry, locale)
    },
    readShell: async (name) => {
      if (name === 'social-networks') return (await readCollection(folder, name, parse)).map((entry) => entry.shared)
      const entry = readEntry(folder, name, `${name}.yaml`, parse)
      return entry ? [entry.shared] : []
    },
  }
}

type Reading = { entries: Promise<EmbeddedEntry[]>; languages: Set<Locale> }

/** All languages stand in the same files, which are read once for them all, and again for whoever asks again. */
function oncePerLanguage(readEntries: (name: string) => Promise<EmbeddedEntry[]>) {
  const readings = new Map<string, Reading>()
  return (name: string, locale: Locale): Promise<EmbeddedEntry[]> => {
    const last = readings.get(name)
    const reading = last && !last.languages.has(locale) ? last : { entries: readEntries(name), languages: new Set<Locale>() }
    reading.languages.add(locale)
    readings.set(name, reading)
    return reading.entries
  }
}

async function readCollection(folder: string, name: string, parse: Parse): Promise<EmbeddedEntry[]> {
  const root = join(folder, name)
  const files = (await readdir(root, { recursive: true }).catch(() => [])).map((file) => file.replaceAll('\\', '/')).sort()
  const markdown = new Set(files.filter((file) => file.endsWith('.md')))
  const entries = files.filter((file) => file.endsWith('.yaml')).map((file) => readEntry(root, name, file, parse, markdown))
  const [orphan] = markdown
  const reason = 'is a text without an entry; it must be named after a YAML file and its language, such as name.en.md'
  if (orphan) throw new ContentError([{ collection: name, entry: orphan, reason }])
  return entries.filter((entry) => entry !== null)
}

/** Takes the Markdown files it uses out of `markdown`. Read at once: so many small files take five times as long where each is waited for. */
function readEntry(root: string, collection: string, file: string, parse: Parse, markdown = new Set<string>()): EmbeddedEntry | null {
  const slug = file.replace(/\.yaml$/, '')
  const source = readText(join(root, file))
  if (source === null) return null
  const { en, uk, ...shared } = toRecord(source, collection, slug, parse)
  const bodies: EmbeddedEntry['bodies'] = {}
  const texts = { en, uk }
  for (const locale of Object.keys(texts)) {
    const name = `${slug}.${locale}.md`
    if (markdown.delete(name)) bodies[locale] = readFileSync(join(root, name), 'utf8')
  }
  return { slug, texts, shared, bodies }
}

/** Null for a file that is not there. */
function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function toRecord(source: string, collection: string, entry: string, parse: Parse): RawEntry {
  const value = parseYaml(source, collection, entry, parse)
  const problem = (reason: string) => new ContentError([{ collection, entry, reason }])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw problem('must be a YAML file of fields')
  if (isDeeper(value, limits.levels)) throw problem(`has more than ${limits.levels} levels of lists and groups inside one another`)
  return value as RawEntry
}

function parseYaml(source: string, collection: string, entry: string, parse: Parse): unknown {
  try {
    return parse(source)
  } catch (cause) {
    // Aliases of aliases and endless nesting end in other errors than those of spelling.
    const isSpelling = cause instanceof YAMLParseError && !cause.message.includes('call stack')
    const [firstLine = ''] = isSpelling ? cause.message.split('\n') : ['it refers to itself or is nested too deeply']
    throw new ContentError([{ collection, entry, reason: `is not valid YAML: ${firstLine.replace(/:$/, '')}` }], { cause })
  }
}

function inLocale(collection: string, { slug, texts, shared, bodies }: EmbeddedEntry, locale: Locale): RawEntry {
  const own = texts[locale]
  if (typeof own !== 'object' || own === null)
    throw new ContentError([{ collection, entry: slug, locale, reason: `the translation is missing; write the texts under "${locale}:"` }])
  const body = bodies[locale]
  return { ...shared, ...own, ...(body === undefined ? {} : { body }) }
}
