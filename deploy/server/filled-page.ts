import type { IncomingMessage, ServerResponse } from 'node:http'
import { linkedParts, type PageParts } from '@/routing/estimate-links'
import { isNavigationRequest } from '@/routing/navigation-request'
import type { SiteAnswer } from '@/scripts/finished-site/site-manifest'
import { fillPage } from '@/scripts/static-pages/fill-page'
import { askRelease } from './ask-release'
import { sendWhole } from './deliver'
import type { FinishedSite } from './finished-site'
import type { RunningRelease } from './release-worker'

type Asked = { request: IncomingMessage; response: ServerResponse; target: string; answer: SiteAnswer }

/** In milliseconds. Whoever waits longer gets the page as it is: with scripts it shows the same. */
const patience = 1500

/**
 * Sends a page with the estimate of its address in it, for messengers, crawlers and browsers without scripts. False where the page names
 * none, or the release has no time for it; nothing is sent then.
 */
export async function sendFilled(files: FinishedSite, running: RunningRelease, asked: Asked): Promise<boolean> {
  const { request, response, target, answer } = asked
  const address = answer.kind === 'page' && answer.status === 200 ? partsAddress(request, target) : null
  if (address === null) return false
  const parts = await askParts(running, address)
  if (parts === null || response.destroyed) return parts !== null
  const page = (await files.read(answer, undefined)).toString()
  const headers = { ...files.headersOf(answer), 'content-type': answer.type }
  await sendWhole(request, response, { status: 200, headers, body: Buffer.from(fillPage(page, parts)) })
  return true
}

function partsAddress({ method, headers }: IncomingMessage, target: string): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [whole = ''] = target.split('#', 1)
  const [pathname = ''] = whole.split('?', 1)
  const search = whole.slice(pathname.length)
  const header = (name: string) => headers[name]?.toString() ?? null
  return isNavigationRequest({ search, header }) ? null : linkedParts(pathname, search)
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
