import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { assetPrefixes } from '@/routing/assets'
import type { Release } from '@/routing/release/releases'
import { type FinishedSite, openFinishedSite } from './finished-site'
import { sendAnswer } from './send-answer'

/** Few of them are asked for anything, and their lists are long. */
const opened = new LRUCache<string, { files: FinishedSite | null }>({ max: 3 })

/**
 * Sends a file that only another release has: a tab that was opened before a switch still asks for its scripts and pictures. False
 * when there is none.
 */
export async function sendEarlierFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, releases }: { path: string; releases: readonly Release[] },
): Promise<boolean> {
  if (!assetPrefixes.some((prefix) => path.startsWith(`/${prefix}/`))) return false
  for (const release of releases) {
    const files = await filesOf(release)
    const answer = files?.find(path)
    if (files && answer) {
      await sendAnswer(files, { request, response, answer })
      return true
    }
  }
  return false
}

async function filesOf(release: Release): Promise<FinishedSite | null> {
  const known = opened.get(release.folder) ?? { files: await openFinishedSite(release, 4_000_000) }
  opened.set(release.folder, known)
  return known.files
}
