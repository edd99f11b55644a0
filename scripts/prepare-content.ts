import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textPicture } from '@/components/primitives/picture-sizes'
import { readContentEnvironment } from '@/content-client/environment'
import { loadContent } from '@/content-client/load-content'
import { writeSnapshot } from '@/content-client/snapshot'
import { embeddedSource } from '@/content-client/sources/embedded'
import { serviceSource } from '@/content-client/sources/service'
import type { ContentSource } from '@/content-client/sources/source'
import en from '@/messages/en.json'
import enErrors from '@/messages/errors/en.json'
import ukErrors from '@/messages/errors/uk.json'
import uk from '@/messages/uk.json'
import { locales } from '@/routing/locales'
import { toSources } from '@/routing/picture-sources'
import { fixedPaths, reservedSegments } from '@/routing/routes'
import type { SitePaths } from '@/routing/site-paths'
import { prepareFonts } from './fonts/prepare-fonts'
import { toListPaths } from './list-paths'
import { type PictureKind, pictureImporter } from './pictures/import-picture'
import { prepareHorizons } from './prepare-horizons'
import { preparePlainSheet } from './prepare-plain-sheet'
import { progress } from './progress'
import { resolveContentLink } from './resolve-content-link'
import { prepareReportFonts } from './share-pictures/prepare-report-fonts'
import { toRouteRules } from './site-rules'

/**
 * Reads and validates all content before anything is built: pages read the snapshot, the middleware the list of paths.
 * @throws before anything is written when a variable or an entry is wrong.
 */
export async function prepareContent(
  variables: NodeJS.ProcessEnv,
  { pictures = 'variants' }: { pictures?: PictureKind } = {},
): Promise<{ origin: string; articles: number; cases: number }> {
  const environment = readContentEnvironment(variables)
  const onPicture = progress((done) => `${done} pictures read …`)
  let read = 0
  const content = await loadContent({
    source: toSource(environment),
    locales,
    required: {
      services: slugsUnder('/services/', 1),
      'sample-documents': slugsUnder('/services/', 2),
      landings: slugsUnder('/landings/', 1),
      'legal-pages': legalSlugs,
    },
    reserved: reservedSegments,
    richText: {
      resolveLink: resolveContentLink,
      importPicture: pictureImporter({ serviceUrl: environment.service?.url ?? null, kind: pictures, onRead: () => onPicture(++read) }),
      toSources: (raster, width) => ({ ...toSources(raster, width, textPicture.span), sizes: textPicture.sizes }),
      footnotes: { en: en.RichText.footnotes, uk: uk.RichText.footnotes },
    },
  })
  const { articles, cases, redirects } = content.locales.en
  const slugs = {
    articles: articles.map(({ slug }) => slug),
    cases: cases.map(({ slug }) => slug),
    lists: toListPaths(content.locales.en),
  }
  await writePaths({ ...slugs, rules: toRouteRules(redirects, slugs) })
  await writeSnapshot(content)
  await prepareFonts(content, { en: [en, enErrors], uk: [uk, ukErrors] })
  await prepareHorizons(content.locales.en['estimate-presets'])
  await preparePlainSheet()
  await prepareReportFonts(content)
  return { origin: environment.service?.url ?? 'content/', articles: articles.length, cases: cases.length }
}

const legalSlugs = ['privacy-policy', 'cookie-policy', 'terms-of-use']

/** What the registry has under a path, by the number of segments. */
function slugsUnder(prefix: string, depth: number): string[] {
  const slugs = fixedPaths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  return slugs.filter((slug) => slug.split('/').length === depth)
}

function toSource({ service, fallback }: ReturnType<typeof readContentEnvironment>): ContentSource {
  const embedded = embeddedSource(join(process.cwd(), 'content'))
  return service ? serviceSource(service, fallback === 'embedded' ? embedded : null) : embedded
}

async function writePaths(paths: SitePaths): Promise<void> {
  const folder = join(process.cwd(), 'routing', 'generated')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'paths.json'), `${JSON.stringify(paths, null, 2)}\n`)
}
