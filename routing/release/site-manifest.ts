import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SitePaths } from '../site-paths'
import type { Release } from './releases'

export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** What a compressed file is called, as nginx and static hosts look for it. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

export type SiteAnswer = {
  /** `data`: what the router of Next.js asks for beside the address of a page; nobody else asks for it. */
  kind: 'page' | 'data' | 'file'
  /** Under `site/files`; its compressed copies stand beside it. */
  file: string
  status: 200 | 404
  type: string
  /** Strong, of the bytes as they are; see `tagOf`. */
  etag: string
  /** Bytes as they are. */
  size: number
  /** Whether these bytes are there, or only compressed ones. */
  isPlain: boolean
  /** How many bytes it has compressed. */
  encodings: Readonly<Partial<Record<Encoding, number>>>
  /** Place of its headers in `headers`. */
  headers: number
}

/** Every answer of a release that was made by its build, by address. */
export type SiteManifest = {
  answers: Readonly<Record<string, SiteAnswer>>
  headers: readonly Readonly<Record<string, string>>[]
  /** Whether all was compressed as well as it goes, and kept as it is. */
  isSmall: boolean
  /** What `routing/decide.ts` has to know of this release. */
  paths: SitePaths
}

const siteFolder = ({ folder }: Pick<Release, 'folder'>) => join(folder, 'site')
export const filesFolder = (release: Pick<Release, 'folder'>) => join(siteFolder(release), 'files')
export const manifestFile = (release: Pick<Release, 'folder'>) => join(siteFolder(release), 'manifest.json')

/** Null for a release without finished files. */
export function readSiteManifest(release: Pick<Release, 'folder'>): Promise<SiteManifest | null> {
  return readFile(manifestFile(release), 'utf8').then(
    (json) => JSON.parse(json) as SiteManifest,
    () => null,
  )
}

/** Other bytes have another strong validator (RFC 9110, 8.8.3.3). */
export function tagOf({ etag }: Pick<SiteAnswer, 'etag'>, encoding: Encoding | undefined): string {
  return encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag
}

/** The name of the files of a page without their ending, as static hosts look for them: `index`, `uk`, `blog/page/2`, `uk/404`. */
export function stemOf(address: string): string {
  return address === '/' ? 'index' : address.slice(1).replace(/(^|\/)page-not-found$/, '$1404')
}
