import { textPicture } from '@/components/primitives/picture-sizes'
import { ContentError, isContentError, type Problem } from '@/content-client/content-error'
import { readContentEnvironment } from '@/content-client/environment'
import { type ReadLimits, limits as usualLimits } from '@/content-client/limits'
import { type LoadOptions, loadContent, type PageSlugs, slugsOf, type WrittenSite } from '@/content-client/load-content'
import { locatingProblems } from '@/content-client/locate-problems'
import type { ImportPicture } from '@/content-client/pictures'
import type { RawSite } from '@/content-client/read-raw'
import { embeddedSource } from '@/content-client/sources/embedded'
import { layeredSource } from '@/content-client/sources/layered'
import { recordingSource } from '@/content-client/sources/recording'
import { serviceSource } from '@/content-client/sources/service'
import type { ContentSource } from '@/content-client/sources/source'
import type { SiteContent } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { catalogues } from '@/messages/catalogues'
import { type Locale, locales } from '@/routing/locales'
import { toSources } from '@/routing/picture-sources'
import { legalRoutes, namedLandings, namedServices, reservedSegments, trustPack } from '@/routing/routes'
import type { SitePaths } from '@/routing/site-paths'
import { toListPaths } from './list-paths'
import { pagePlaces } from './page-places'
import { type PictureKind, pictureImporter } from './pictures/import-picture'
import { toPriceList } from './prices/price-list'
import { progress } from './progress'
import { readWhatIsWell } from './read-what-is-well'
import { resolveContentLink } from './resolve-content-link'
import { toRouteRules } from './site-rules'

type ReadOptions = {
  pictures?: PictureKind
  /** Of the content that comes with the repository. */
  folder?: string
  limits?: ReadLimits
  /** In place of rendering every text anew. */
  render?: LoadOptions['richText']['render'] | undefined
  /** In place of parsing every file anew. */
  parse?: (yaml: string) => unknown
  /** What visitors read now, as the content service sent it: it stands for entries with a problem. Without it such an entry stops a build. */
  readLive?: () => Promise<WrittenSite | null>
}

export type ReadContent = {
  content: SiteContent
  /** What the middleware has to know of it. */
  paths: SitePaths
  /** Where it was read, for the person who reads the log. */
  origin: string
}

/** `written` is what the content service sent of it, `heldBack` why some of what it has is not in it. */
export type ReadSite = ReadContent & { written: WrittenSite | null; heldBack: readonly Problem[] }

/**
 * Reads and validates everything a build publishes. Of files it writes only pictures, into the cache.
 * @throws when a variable or an entry is wrong.
 */
export async function readContent(
  variables: Readonly<Record<string, string | undefined>>,
  { pictures: kind = 'variants', folder = 'content', limits = usualLimits, render, parse, readLive = async () => null }: ReadOptions = {},
): Promise<ReadSite> {
  const { service, fallback, mediaHosts } = readContentEnvironment(variables)
  const embedded = embeddedSource(folder, parse)
  const onPicture = progress((done) => `${done} pictures read …`)
  let read = 0
  const importPicture = pictureImporter({ serviceUrl: service?.url ?? null, mediaHosts, kind, limits, onRead: () => onPicture(++read) })
  if (!service) return { ...(await readFrom(embedded, { origin: 'content/', importPicture, render })), written: null, heldBack: [] }
  const { url } = service
  const record = recordingSource(serviceSource({ ...service, limits }, fallback === 'embedded' ? embedded : null), locales)
  const readLocated = (source: ContentSource, isGone?: IsGone) =>
    locatingProblems(source, url, (located) => readFrom(located, { origin: url, importPicture, render, isGone }))
  const upToDate = async (): Promise<ReadSite> => ({ ...(await readLocated(record.source)), written: record.recorded(), heldBack: [] })
  const site = await upToDate().catch(async (error: unknown) => {
    const upper = record.recorded()
    const live = isContentError(error) && upper ? await readLive() : null
    if (!isContentError(error) || !upper || !live) throw error
    const beside = await readBesideLive({ upper, live }, readLocated).catch(() => {
      throw error
    })
    return { ...beside, heldBack: error.problems }
  })
  await expectNoneVanished(site.written, readLive)
  return site
}

/** Of what a site may be without, and would lose unseen where a content service was emptied, or lost its rights. */
const mayBeEmpty = ['articles', 'cases', 'landings'] as const

/** @throws where all of several live entries are gone at once, which nobody does on purpose. */
async function expectNoneVanished(written: WrittenSite | null, readLive: () => Promise<WrittenSite | null>): Promise<void> {
  const count = (site: WrittenSite, collection: (typeof mayBeEmpty)[number]) => site.locales.en.collections[collection].length
  const empty = mayBeEmpty.filter((collection) => written && count(written, collection) === 0)
  const live = empty.length > 0 ? await readLive() : null
  const vanished = empty.filter((collection) => live && count(live, collection) > 1)
  if (!live || vanished.length === 0) return
  throw new ContentError(
    vanished.map((collection) => ({
      collection,
      reason: `is empty, and ${count(live, collection)} of its entries are live; if they are to go, take them down but for one first, and then that one`,
    })),
  )
}

/** Whether a link leads to a page that visitors have had until now. */
type IsGone = (link: string, locale: Locale) => boolean

/** Entries that can be published, the others as visitors have them; links to pages that were taken down become texts. */
async function readBesideLive(
  { upper, live }: { upper: RawSite; live: WrittenSite },
  readLocated: (source: ContentSource, isGone: IsGone) => Promise<ReadContent>,
): Promise<ReadContent & { written: WrittenSite | null }> {
  const before = joined(slugsOf(live.locales.en.collections), live.gone)
  const isGone: IsGone = (link, locale) => resolveContentLink(link, locale, before) !== undefined
  const layered = layeredSource({ upper, lower: async () => live, entriesGiveWay: 'whole' })
  const { read } = await readWhatIsWell(layered, async (source) => {
    const record = recordingSource(source, locales)
    const content = await readLocated(record.source, isGone)
    const written = record.recorded()
    return { ...content, written: written && { ...written, gone: before } }
  })
  return read
}

function joined(some: PageSlugs, more: Partial<PageSlugs> = {}): PageSlugs {
  const pairs = Object.entries(some).map(([kind, slugs]) => [kind, [...new Set([...slugs, ...(more[kind as keyof PageSlugs] ?? [])])]])
  return Object.fromEntries(pairs)
}

/** Reads and validates what a source has. @throws when an entry is wrong. */
export async function readFrom(
  source: ContentSource,
  {
    origin,
    importPicture,
    render,
    isGone,
  }: { origin: string; importPicture: ImportPicture; isGone?: IsGone | undefined } & Pick<ReadOptions, 'render'>,
): Promise<ReadContent> {
  const content = await loadContent({
    source,
    locales,
    required: {
      services: namedServices,
      'legal-pages': legalRoutes,
    },
    closed: { landings: namedLandings, 'legal-pages': legalRoutes },
    documentOwners: [trustPack],
    reserved: reservedSegments,
    toPriceList: (written) => toPriceList(written, currentCatalogue),
    richText: {
      resolveLink: (link, locale, slugs) => resolveContentLink(link, locale, slugs) ?? (isGone?.(link, locale) ? '' : undefined),
      importPicture,
      places: pagePlaces,
      toSources: (raster, width) => ({ ...toSources(raster, width, textPicture.span), sizes: textPicture.sizes }),
      ...(render && { render }),
      words: { en: wordsOf('en'), uk: wordsOf('uk') },
    },
  })
  const slugs = { ...slugsOf(content.locales.en), lists: toListPaths(content.locales.en) }
  const rules = toRouteRules(content.locales.en.redirects, slugs)
  return { content, paths: { ...slugs, rules }, origin }
}

const wordsOf = (locale: Locale) => ({
  asTable: catalogues[locale].RichText.asTable,
  footnotes: catalogues[locale].RichText.footnotes,
})
