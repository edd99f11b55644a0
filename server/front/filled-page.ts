import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { linkedParts, type PageParts } from '@/routing/estimate-links'
import type { SiteAnswer } from '@/routing/release/site-manifest'
import { askRelease } from './ask-release'
import { sendWhole } from './deliver'
import { fillPage } from './fill-page'
import type { FinishedSite } from './finished-site'
import type { RunningRelease } from './release-worker'

type Asked = { request: IncomingMessage; response: ServerResponse; target: string; answer: SiteAnswer }

/** In milliseconds, as long as messengers wait. Whoever would wait longer gets the page as it is: with scripts it shows the same. */
const patience = 5000

/** A link that is sent around is opened again and again: about a hundred pages, for ten minutes each. */
const kept = new LRUCache<string, Buffer>({ maxSize: 8_000_000, ttl: 600_000, sizeCalculation: ({ length }) => length })

/**
 * Sends a page with the estimate of its address in it, for messengers, crawlers and browsers without scripts. False where the page names
 * none, or the release has no time for it; nothing is sent then.
 */
export async function sendFilled(files: FinishedSite, running: RunningRelease, asked: Asked): Promise<boolean> {
  const { request, response, target, answer } = asked
  const address = answer.kind === 'page' && answer.status === 200 ? partsAddress(request, target) : null
  if (address === null) return false
  const key = `${running.release.id} ${answer.etag} ${address}`
  const known = kept.get(key)
  const body = known ?? (await fill(files, running, { answer, address }))
  if (body === null) return false
  if (!known) kept.set(key, body)
  const headers = { ...files.headersOf(answer), 'content-type': answer.type }
  if (!response.destroyed) await sendWhole(request, response, { status: 200, headers, body })
  return true
}

async function fill(
  files: FinishedSite,
  running: RunningRelease,
  { answer, address }: { answer: SiteAnswer; address: string },
): Promise<Buffer | null> {
  const parts = await askParts(running, address)
  if (!parts) return null
  return Buffer.from(fillPage((await files.read(answer, undefined)).toString(), parts))
}

function partsAddress({ method }: IncomingMessage, target: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [whole = ''] = target.split('#', 1)
  const [pathname = ''] = whole.split('?', 1)
  const search = whole.slice(pathname.length)
  return linkedParts(pathname, search)
}

async function askParts(running: RunningRelease, address: string): Promise<PageParts | null> {
  running.pending++
  try {
    const { status, text } = await askRelease(running, address, AbortSignal.timeout(patience))
    return status === 200 ? (JSON.parse(text) as PageParts) : null
  } catch {
    return null
  } finally {
    running.pending--
  }
}
