import { textPicture } from '@/components/primitives/picture-sizes'
import { readContentEnvironment } from '@/content-client/environment'
import { type ReadLimits, limits as usualLimits } from '@/content-client/limits'
import { type LoadOptions, loadContent, slugsOf } from '@/content-client/load-content'
import { locatingProblems } from '@/content-client/locate-problems'
import type { ImportPicture } from '@/content-client/pictures'
import { embeddedSource } from '@/content-client/sources/embedded'
import { serviceSource } from '@/content-client/sources/service'
import type { ContentSource } from '@/content-client/sources/source'
import type { SiteContent } from '@/content-client/types'
import { currentCatalogue } from '@/estimate'
import { type Locale, locales } from '@/routing/locales'
import { toSources } from '@/routing/picture-sources'
import { fixedPaths, legalRoutes, namedServices, reservedSegments, trustPack } from '@/routing/routes'
import type { SitePaths } from '@/routing/site-paths'
import { toListPaths } from './list-paths'
import { pagePlaces } from './page-places'
import { type PictureKind, pictureImporter } from './pictures/import-picture'
import { toPriceList } from './prices/price-list'
import { progress } from './progress'
import { resolveContentLink } from './resolve-content-link'
import { toRouteRules } from './site-rules'
import { catalogues } from './site-words'

type ReadOptions = {
  pictures?: PictureKind
  /** Of the content that comes with the repository. */
  folder?: string
  limits?: ReadLimits
  /** In place of rendering every text anew. */
  render?: LoadOptions['richText']['render'] | undefined
  /** In place of parsing every file anew. */
  parse?: (yaml: string) => unknown
}

export type ReadContent = {
  content: SiteContent
  /** What the middleware has to know of it. */
  paths: SitePaths
  /** Where it was read, for the person who reads the log. */
  origin: string
}

/**
 * Reads and validates everything a build publishes. Of files it writes only pictures, into the cache.
 * @throws when a variable or an entry is wrong.
 */
export async function readContent(
  variables: Readonly<Record<string, string | undefined>>,
  { pictures: kind = 'variants', folder = 'content', limits = usualLimits, render, parse }: ReadOptions = {},
): Promise<ReadContent> {
  const { service, fallback, mediaHosts } = readContentEnvironment(variables)
  const embedded = embeddedSource(folder, parse)
  const onPicture = progress((done) => `${done} pictures read …`)
  let read = 0
  const importPicture = pictureImporter({ serviceUrl: service?.url ?? null, mediaHosts, kind, limits, onRead: () => onPicture(++read) })
  if (!service) return readFrom(embedded, { origin: 'content/', importPicture, render })
  const source = serviceSource({ ...service, limits }, fallback === 'embedded' ? embedded : null)
  return locatingProblems(source, service.url, (located) => readFrom(located, { origin: service.url, importPicture, render }))
}

/** Reads and validates what a source has. @throws when an entry is wrong. */
export async function readFrom(
  source: ContentSource,
  { origin, importPicture, render }: { origin: string; importPicture: ImportPicture } & Pick<ReadOptions, 'render'>,
): Promise<ReadContent> {
  const content = await loadContent({
    source,
    locales,
    required: {
      services: namedServices,
      landings: slugsUnder('/landings/'),
      'legal-pages': legalRoutes,
    },
    closed: ['landings', 'legal-pages'],
    documentOwners: [trustPack],
    reserved: reservedSegments,
    toPriceList: (written) => toPriceList(written, currentCatalogue),
    richText: {
      resolveLink: resolveContentLink,
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

/** What the registry has under a path. */
function slugsUnder(prefix: string): string[] {
  return fixedPaths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}

const wordsOf = (locale: Locale) => ({
  asTable: catalogues[locale].RichText.asTable,
  footnotes: catalogues[locale].RichText.footnotes,
})
