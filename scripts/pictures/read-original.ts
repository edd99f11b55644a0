import { readFile, stat } from 'node:fs/promises'
import { requestBytes } from '@/content-client/request'
import { originalFile } from './folders'

/** Larger files are nothing a page needs, and a build must not run out of memory because of one. */
const maxBytes = 25_000_000

export type Original = { bytes: Buffer; path: string | null }

/**
 * A picture under `public` (then with its path there) or of the content service; no other host is asked for anything.
 * @throws an Error that says what is wrong, without a subject.
 */
export async function readOriginal(url: string, serviceOrigin: string | null): Promise<Original> {
  if (url.startsWith('/') && !url.startsWith('//')) return readPublic(url)
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address) throw new Error('does not exist')
  if (address.origin !== serviceOrigin)
    throw new Error(`stands on ${address.host || 'no host'}, from where pictures are not taken; upload it to the content service`)
  return { bytes: await requestBytes(address.href, maxBytes), path: null }
}

async function readPublic(url: string): Promise<Original> {
  const path = decodePath(url)
  const file = path === null ? null : originalFile(path)
  const found = file === null ? null : await stat(file).catch(() => null)
  if (!file || !found?.isFile()) throw new Error('does not exist')
  if (found.size > maxBytes) throw new Error(`has ${found.size} bytes; ${maxBytes} are the most`)
  return { bytes: await readFile(file), path }
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.slice(1))
  } catch {
    return null
  }
}
