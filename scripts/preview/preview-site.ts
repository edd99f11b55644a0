import type { ServerResponse } from 'node:http'
import { canonicalPath } from '@/routing/canonical-path'
import { decide } from '@/routing/decide'
import { decideFile, isAsset } from '@/routing/decide-file'
import { previewPaths, refusedHeader } from '@/routing/draft-preview'
import { localisePath, splitLocale } from '@/routing/locale-path'
import { securityHeaders } from '@/routing/security-headers'
import { withQueryOf } from '@/routing/target-address'
import type { Asked } from '@/server/front/request-rules'
import { endedPass, hasPass, passCookie } from '@/server/preview/pass'
import type { DraftPages } from './draft-pages'
import type { Fresh } from './fresh'
import { readLink } from './link'
import { pageOfEntry } from './page-of-entry'
import type { Drafts } from './read-drafts'

type Options = {
  drafts: Fresh<Drafts>
  pages: DraftPages
  secret: string
  /** Where editors reach the preview, and where visitors reach the site. */
  url: string
  siteUrl: string
  now?: () => number
}

/** Shows drafts to editors who came by a signed link, and nothing to anybody else. */
export function createPreviewSite({ drafts, pages, secret, url, siteUrl, now = Date.now }: Options): (asked: Asked) => Promise<void> {
  const isSecure = url.startsWith('https:')

  return async ({ request, response, target, hasBody }) => {
    const [whole = ''] = target.split('#', 1)
    const [pathname = ''] = whole.split('?', 1)
    const search = whole.slice(pathname.length)
    for (const [name, value] of Object.entries(headersOf(target))) response.setHeader(name, value)
    if (hasBody) return refuse(response)
    if (pathname === previewPaths.enter) return enter(search, response)
    if (!hasPass(request.headers.cookie, { secret, now: now() })) return refuse(response)
    if (pathname === previewPaths.leave) return leave(search, response)
    if (isKept(pathname)) return refuse(response)
    // Without an answer of its kind the router of Next.js loads the whole page: it keeps none, and each comes with its own bar.
    if (isForRouter(pathname)) return void response.writeHead(204).end()
    return show(pathname, search, response)
  }

  function headersOf(target: string): Record<string, string> {
    // Older than the policy, and unable to name the panel that shows the page.
    const { 'X-Frame-Options': _, ...headers } = securityHeaders(target)
    return { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
  }

  async function enter(search: string, response: ServerResponse): Promise<void> {
    const link = readLink(search, { secret, now: now() })
    if (!link) return refuse(response)
    // Read from now on: the draft was saved a moment ago. What it cannot read, the page says.
    const read = await drafts.renewed().catch(() => null)
    const page = pageOfEntry(link, read?.content.locales[link.locale] ?? null)
    redirect(response, localisePath(link.locale, page), { 'Set-Cookie': passCookie({ secret, now: now(), isSecure }) })
  }

  function leave(search: string, response: ServerResponse): void {
    const to = canonicalPath(new URLSearchParams(search).get('to') ?? '/')
    redirect(response, new URL(to, siteUrl).href, { 'Set-Cookie': endedPass(isSecure) })
  }

  async function show(pathname: string, search: string, response: ServerResponse): Promise<void> {
    if (isAsset(pathname)) return decideFile(pathname).kind === 'file' ? pages.sendFile(response, pathname + search) : refuse(response)
    const place = splitLocale(pathname)
    const read = await drafts.current().catch((error: unknown) => pages.sendFailure(response, place, error))
    if (!read) return
    // In the language of the address, also at the entrance: an editor has chosen it.
    const header = (name: string) => (name === 'sec-fetch-site' ? 'same-origin' : null)
    const decision = decide({ pathname, search, host: new URL(url).host, header }, read.paths)
    if (decision.kind === 'redirect') return redirect(response, withQueryOf(decision.to, search), {}, decision.status)
    if (decision.kind !== 'page' && decision.kind !== 'missing') return refuse(response)
    return pages.send(response, place, { read, path: pathname + search, page: decision.page, isMissing: decision.kind === 'missing' })
  }
}

/** As the program of an exported build asks: for files beside pages, which a preview has none of. */
const isForRouter = (pathname: string) => /\.txt$/.test(pathname) && !isAsset(pathname)

/** What keeps something, or sends it to people: a preview is for looking. */
const isKept = (pathname: string) => pathname.startsWith('/api/contact')

function refuse(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', [refusedHeader]: 'refused' }
  response.writeHead(404, headers).end('404 Not Found\n')
}

function redirect(response: ServerResponse, location: string, headers: Record<string, string>, status = 303): void {
  response.writeHead(status, { ...headers, Location: location }).end()
}
