import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { type ApiProblem, isBelowApi, missingAddress } from '@/routing/api-problems'
import { cacheControl } from '@/routing/caching'
import { type Decision, decide, missingPage } from '@/routing/decide'
import { addressOfPage, splitLocale } from '@/routing/locale-path'
import { isNavigationRequest } from '@/routing/navigation-request'
import { withQueryOf } from '@/routing/target-address'
import type { SiteAnswer } from '@/scripts/finished-site/site-manifest'
import type { FinishedSite } from './finished-site'

export type Words = { status: number; headers: OutgoingHttpHeaders; text: string }

/** How a request is answered without asking the release: with one of its files, or with a few words. */
type Reply = { answer: SiteAnswer; extra?: OutgoingHttpHeaders } | Words

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & { target: string; countryHeader?: string | undefined }

type Header = (name: string) => string | null

/** Null where the release has to compute, or to say that there is no such thing. */
export function findReply(site: FinishedSite, { method = 'GET', headers, target, countryHeader }: Asked): Reply | null {
  const [whole = ''] = target.split('#', 1)
  const [pathname = ''] = whole.split('?', 1)
  const search = whole.slice(pathname.length)
  const header: Header = (name) => headers[name.toLowerCase()]?.toString() ?? null
  const known = site.find(pathname)
  // The build has made sure that `decide` would say the same (`check-answers.ts`).
  if (known?.status === 200 && known.kind !== 'data' && pathname !== '/' && headers['next-action'] === undefined)
    return withFile(site, known, isNavigationRequest({ search, header }) ? notShared : undefined, header)

  const host = header('x-forwarded-host') ?? header('host') ?? ''
  const decision = decide({ pathname, search, method, host, header, countryHeader }, site.paths)
  switch (decision.kind) {
    case 'redirect':
      return toRedirect(decision, search)
    case 'refused':
      return inWords(400, 'Bad Request', { ...decision, headers: { ...decision.headers, 'Cache-Control': 'no-store' } })
    case 'missing-file':
      return isBelowApi(pathname) ? inProblem(missingAddress()) : inWords(404, 'Not Found', decision)
    case 'file':
      return withFile(site, site.find(respelled(pathname)), lowerCased(decision.headers), header)
    default:
      return withFile(site, site.find(addressOfPage(decision.page)), lowerCased(decision.headers), header)
  }
}

/** What says that a file is missing: the page made by the build, in the language of its address. Undefined below `/api`. */
export function missingPageOf(site: FinishedSite, pathname: string): SiteAnswer | undefined {
  return isBelowApi(pathname) ? undefined : site.find(addressOfPage(`/${splitLocale(pathname).locale}${missingPage}`))
}

const notShared = { 'cache-control': cacheControl.navigation }

const lowerCased = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** The router of Next.js gets the data of a page at its address, or the part of them that it names. */
function withFile(
  site: FinishedSite,
  answer: SiteAnswer | undefined,
  extra: OutgoingHttpHeaders | undefined,
  header: Header,
): Reply | null {
  if (!answer || answer.kind === 'data') return null
  if (answer.kind === 'file' || header('rsc') !== '1') return extra ? { answer, extra } : { answer }
  const segment = header('next-router-prefetch') === '1' ? header('next-router-segment-prefetch') : null
  const data = site.find(`/${answer.file.replace(/html$/, segment ? `segments${segment}.segment.rsc` : 'rsc')}`)
  if (data) return { answer: data }
  return segment ? { status: 404, headers: notShared, text: '' } : null
}

/** As Next.js words it. Old browsers do not know a 308, and take the other way. */
function toRedirect({ to, status, headers }: Decision & { kind: 'redirect' }, search: string): Reply {
  const location = withQueryOf(to, search)
  return { status, headers: { ...headers, Location: location, ...(status === 308 && { Refresh: `0;url=${location}` }) }, text: location }
}

function inWords(status: number, words: string, { headers }: Decision): Reply {
  const said = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.missing, Vary: 'Accept-Encoding', ...headers }
  return { status, headers: said, text: `${status} ${words}\n` }
}

const inProblem = ({ status, headers, body }: ApiProblem): Words => ({ status, headers, text: body })

/** Browsers escape other characters than the names of files are kept with. */
function respelled(pathname: string): string {
  try {
    return encodeURI(decodeURIComponent(pathname))
  } catch {
    return pathname
  }
}
