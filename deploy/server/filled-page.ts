import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { linkedParts, type PageParts } from '@/routing/estimate-links'
import { hashSource } from '@/routing/policy-hash'
import { withStyle } from '@/routing/security-headers'
import type { SiteAnswer } from '@/scripts/finished-site/site-manifest'
import { fillPage } from '@/scripts/static-pages/fill-page'
import { askRelease } from './ask-release'
import { sendWhole } from './deliver'
import type { FinishedSite } from './finished-site'
import type { RunningRelease } from './release-worker'

type Asked = { request: IncomingMessage; response: ServerResponse; target: string; answer: SiteAnswer }

/** In milliseconds, as long as messengers wait. Whoever would wait longer gets the page as it is: with scripts it shows the same. */
const patience = 5000

/** A link that is sent around is opened again and again: about a hundred pages, for ten minutes each. */
const kept = new LRUCache<string, Filled>({ maxSize: 8_000_000, ttl: 600_000, sizeCalculation: ({ body }) => body.length })

/** A page, and how its policy names the style in it. */
type Filled = { body: Buffer; style: string | null }

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
  const filled = known ?? (await fill(files, running, { answer, address }))
  if (filled === null) return false
  if (!known) kept.set(key, filled)
  const headers = { ...allowStyle(files.headersOf(answer), filled), 'content-type': answer.type }
  if (!response.destroyed) await sendWhole(request, response, { status: 200, headers, body: filled.body })
  return true
}

async function fill(
  files: FinishedSite,
  running: RunningRelease,
  { answer, address }: { answer: SiteAnswer; address: string },
): Promise<Filled | null> {
  const parts = await askParts(running, address)
  if (!parts) return null
  const html = fillPage((await files.read(answer, undefined)).toString(), parts)
  return { body: Buffer.from(html), style: parts.sheet ? hashSource(parts.sheet) : null }
}

function allowStyle(headers: Readonly<Record<string, string>>, { style }: Filled): Readonly<Record<string, string>> {
  const name = 'content-security-policy'
  const { [name]: policy } = headers
  return policy && style ? { ...headers, [name]: withStyle(policy, style) } : headers
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
