import { readFile, stat } from 'node:fs/promises'
import type { ReadLimits } from '@/content-client/limits'
import { requestBytes } from '@/content-client/request'
import { originalFile } from './folders'

/** Its address is one of this site, or a whole one of the content service. */
export type Original = { bytes: Buffer; path: string | null; address: string }

/** The service pictures are taken from, and the other hosts where it keeps them; null where the content stands in the repository. */
export type PictureService = { origin: string; mediaHosts: readonly string[] } | null

/**
 * A picture under `public` (then with its path there) or of the content service, whose editors may leave its host out; no other host is
 * asked for anything.
 * @throws an Error that says what is wrong, without a subject.
 */
export async function readOriginal(url: string, service: PictureService, limits: ReadLimits): Promise<Original> {
  const known = url.startsWith('/') && !url.startsWith('//') ? await readPublic(url, limits.pictureBytes) : null
  if (known) return known
  const base = service?.origin
  if (!URL.canParse(url, base) || (base && isRelative(url))) throw new Error('does not exist')
  const address = new URL(url, base)
  if (!service || (address.origin !== service.origin && !(isOfWeb(address) && service.mediaHosts.includes(address.host))))
    throw new Error(
      `stands on ${address.host || 'no host'}, from where pictures are not taken; upload it to the content service (if that keeps its files there, add the host to CONTENT_MEDIA_HOSTS)`,
    )
  const bytes = await requestBytes(address.href, { bytes: limits.pictureBytes, milliseconds: limits.answerMilliseconds })
  return { bytes, path: null, address: address.href }
}

const isOfWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'

/** Neither an address nor a path from the root: what it is relative to, nobody has said. */
const isRelative = (url: string) => !url.startsWith('/') && !URL.canParse(url)

/** Null where there is no such file. */
async function readPublic(url: string, maxBytes: number): Promise<Original | null> {
  const path = decodePath(url)
  const file = path === null ? null : originalFile(path)
  const found = file === null ? null : await stat(file).catch(() => null)
  if (!file || !found?.isFile()) return null
  if (found.size > maxBytes) throw new Error(`has ${found.size} bytes; ${maxBytes} are the most`)
  return { bytes: await readFile(file), path, address: url }
}

/** Without the slash at its start; null where an escape is broken. */
export function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.slice(1))
  } catch {
    return null
  }
}
