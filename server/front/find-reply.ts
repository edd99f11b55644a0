import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { type ApiProblem, isBelowApi, missingAddress } from '@/routing/api-problems'
import { cacheControl } from '@/routing/caching'
import { type Decision, decide, missingPage } from '@/routing/decide'
import { addressOfPage, splitLocale } from '@/routing/locale-path'
import type { SiteAnswer } from '@/routing/release/site-manifest'
import { withQueryOf } from '@/routing/target-address'
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
  // The names of some data have a `$`, which is escaped by some.
  const known = site.find(pathname) ?? (pathname.endsWith('.txt') ? site.find(respelled(pathname)) : undefined)
  // The build has made sure that `decide` would say the same (`check-answers.ts`).
  if (known?.status === 200 && pathname !== '/' && headers['next-action'] === undefined) return withFile(known)

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
      return withFile(site.find(respelled(pathname)), lowerCased(decision.headers))
    default:
      return withFile(site.find(addressOfPage(decision.page)), lowerCased(decision.headers))
  }
}

/** What says that a file is missing: the page made by the build, in the language of its address. Undefined below `/api`. */
export function missingPageOf(site: FinishedSite, pathname: string): SiteAnswer | undefined {
  return isBelowApi(pathname) ? undefined : site.find(addressOfPage(`/${splitLocale(pathname).locale}${missingPage}`))
}

const lowerCased = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function withFile(answer: SiteAnswer | undefined, extra?: OutgoingHttpHeaders): Reply | null {
  return answer ? { answer, ...(extra && { extra }) } : null
}

/** Old browsers do not know a 308, and take the other way. */
function toRedirect({ to, status, headers }: Decision & { kind: 'redirect' }, search: string): Reply {
  const location = withQueryOf(to, search)
  const said = { ...headers, ...plainText, Location: location, ...(status === 308 && { Refresh: `0;url=${location}` }) }
  return { status, headers: said, text: location }
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

function inWords(status: number, words: string, { headers }: Decision): Reply {
  const said = { ...plainText, 'Cache-Control': cacheControl.missing, Vary: 'Accept-Encoding', ...headers }
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
