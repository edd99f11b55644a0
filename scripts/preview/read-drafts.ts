import { type KeptTexts, openKeptTexts } from '@/build/kept-texts'
import { pictureImporter } from '@/build/pictures/import-picture'
import { type ReadContent, readFrom } from '@/build/read-content'
import { readWhatIsWell } from '@/build/read-what-is-well'
import type { Problem } from '@/content-client/content-error'
import { readContentEnvironment } from '@/content-client/environment'
import { limits as usualLimits } from '@/content-client/limits'
import { locatingProblems } from '@/content-client/locate-problems'
import type { ImportPicture, PictureFile } from '@/content-client/pictures'
import { type RawSite, readRawSite } from '@/content-client/read-raw'
import { embeddedSource } from '@/content-client/sources/embedded'
import { layeredSource } from '@/content-client/sources/layered'
import { serviceSource } from '@/content-client/sources/service'
import { locales } from '@/routing/locales'

/** The site as editors have it, and what is wrong with the drafts that are not in it. */
export type Drafts = Pick<ReadContent, 'content' | 'paths'> & { problems: readonly Problem[] }

export type DraftReader = {
  /** The same object as before where nothing has changed. @throws when the service does not answer, or too little is left of the site. */
  read: () => Promise<Drafts>
  /** From where pictures of drafts are shown, that of the service itself first. */
  pictures: readonly [service: string, ...mediaHosts: string[]]
}

/**
 * Reads the drafts of the content service; rendered texts are kept in the folder `texts`.
 * @throws an Error that names the variable without which that is impossible.
 */
export function draftReader(variables: Readonly<Record<string, string | undefined>>, texts: string): DraftReader {
  const { service, fallback, mediaHosts, previewToken } = readContentEnvironment(variables)
  if (!service) throw new Error('CONTENT_SERVICE_URL is missing: drafts are read from the content service')
  if (!previewToken) throw new Error('CONTENT_PREVIEW_TOKEN is missing: the content service shows drafts only to who has it')
  const embedded = fallback === 'embedded' ? embeddedSource('content') : null
  const sourceOf = (status: 'draft' | 'published') =>
    serviceSource({ url: service.url, token: previewToken, limits: usualLimits, status }, embedded)
  const importPicture = lastingImporter(service.url, mediaHosts)
  let last: { written: string; drafts: Drafts } | undefined
  let kept: Promise<KeptTexts> | undefined
  const readWell = async (upper: RawSite, lower: () => Promise<RawSite>): Promise<Drafts> => {
    kept ??= openKeptTexts(texts)
    const { render } = await kept
    const { read, problems } = await readWhatIsWell(layeredSource({ upper, lower, entriesGiveWay: 'by language' }), (source) =>
      locatingProblems(source, service.url, (located) => readFrom(located, { origin: service.url, importPicture, render })),
    )
    return { content: read.content, paths: read.paths, problems }
  }
  return {
    pictures: [new URL(service.url).origin, ...mediaHosts],
    read: async () => {
      const raw = await readRawSite(sourceOf('draft'), locales)
      const written = JSON.stringify(raw, withoutIds)
      if (last?.written !== written) {
        let published: Promise<RawSite> | undefined
        const readPublished = () => {
          published ??= readRawSite(sourceOf('published'), locales)
          return published
        }
        last = { written, drafts: await readWell(raw, readPublished) }
      }
      return last.drafts
    },
  }
}

/** Saved again without a change, an entry has parts with other ids. */
const withoutIds = (key: string, value: unknown) => (key === 'id' || key === 'documentId' ? undefined : value)

/** A picture that was well is not read again as long as the preview runs; one that was not may be by now. */
function lastingImporter(serviceUrl: string, mediaHosts: readonly string[]): ImportPicture {
  const known = new Map<string, PictureFile>()
  return async (url) => {
    const fresh = pictureImporter({ serviceUrl, mediaHosts, kind: 'originals', limits: usualLimits, onRead: () => undefined })
    const file = known.get(url) ?? (await fresh(url))
    known.set(url, file)
    return file
  }
}
