import { readFile, stat } from 'node:fs/promises'
import type { ReadLimits } from '@/content-client/limits'
import { requestBytes } from '@/content-client/request'
import { originalFile } from './folders'

export type Original = { bytes: Buffer; path: string | null }

/**
 * A picture under `public` (then with its path there) or of the content service; no other host is asked for anything.
 * @throws an Error that says what is wrong, without a subject.
 */
export async function readOriginal(url: string, serviceOrigin: string | null, limits: ReadLimits): Promise<Original> {
  if (url.startsWith('/') && !url.startsWith('//')) return readPublic(url, limits.pictureBytes)
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address) throw new Error('does not exist')
  if (address.origin !== serviceOrigin)
    throw new Error(`stands on ${address.host || 'no host'}, from where pictures are not taken; upload it to the content service`)
  return { bytes: await requestBytes(address.href, { bytes: limits.pictureBytes, milliseconds: limits.answerMilliseconds }), path: null }
}

async function readPublic(url: string, maxBytes: number): Promise<Original> {
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
