import type { IncomingHttpHeaders } from 'node:http'
import { isbot, isbotMatch } from 'isbot'

/**
 * What is counted: pages loaded (`page`) and pages gone on to from another (`onward`), by path; where a visit came from, by host; what a link
 * named as its campaign; results of an estimate that were seen, by language; messages, `estimate` where one was attached; and programs, by name.
 */
export type Kind = 'page' | 'onward' | 'referrer' | 'campaign' | 'results' | 'message' | 'bot'

export type Count = { kind: Kind; name: string }

type Answered = { method: string | undefined; target: string; headers: IncomingHttpHeaders; status: number }

/** In characters: names come from addresses that anybody can write. */
const longestName = 80

/** What an answer adds to the counts. Nothing of it says who asked. */
export function readVisit({ method, target, headers, status }: Answered): Count[] {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return []
  const [path = '/', query = ''] = target.split(/[?#]/, 2)
  // Fetched for what a visitor sees on results, and kept by the browser from then on.
  const results = /^\/api\/estimate\/texts\/(\w+)$/.exec(path)
  if (results?.[1]) return isProgram(headers) ? [] : [{ kind: 'results', name: results[1] }]
  if (path.startsWith('/api/')) return []
  const onward = headers.rsc === '1' ? goneOnTo(path) : null
  if (onward) return isProgram(headers) ? [] : [{ kind: 'onward', name: onward }]
  if (!isDocument(path, headers)) return []
  if (isProgram(headers)) return [{ kind: 'bot', name: programOf(headers['user-agent']) }]
  const [referrer, campaign] = [referrerOf(headers), campaignIn(query)]
  return [
    { kind: 'page', name: path.slice(0, longestName) },
    ...(referrer ? [{ kind: 'referrer', name: referrer } as const] : []),
    ...(campaign ? [{ kind: 'campaign', name: campaign } as const] : []),
  ]
}

/** A page a visitor opened, not a file of one, nor one that the browser fetches ahead. */
function isDocument(path: string, headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document'
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return (
    destination === 'document' && !/\.\w+$/.test(path) && /text\/html/.test(headers.accept ?? '') && !/prefetch|prerender/.test(purpose)
  )
}

/**
 * The page whose data the router asks for: all of it for a click, its tree where a pointer rests. Results are fetched ahead of every click by
 * the step before them, which says nothing.
 */
function goneOnTo(path: string): string | null {
  const page = /^(.*?)(?:\/__next\._tree)?\.txt$/.exec(path)?.[1]
  if (page === undefined || page.includes('/__next.') || (path.includes('/__next.') && page.endsWith('/estimate/results'))) return null
  return page === '/index' || page === '' ? '/' : page.slice(0, longestName)
}

const isProgram = (headers: IncomingHttpHeaders) => !headers['user-agent'] || isbot(headers['user-agent'])

/** The word of its name that gives a program away, such as `googlebot`. */
function programOf(agent = ''): string {
  const sign = isbotMatch(agent)?.toLowerCase()
  const words = agent.toLowerCase().match(/[a-z][\w-]*/g) ?? []
  return (words.find((word) => sign && word.includes(sign)) ?? sign ?? 'without a name').slice(0, longestName)
}

/** The host of another site; `direct` where the browser names none; null for a page of this site. */
function referrerOf({ referer, host, 'sec-fetch-site': site }: IncomingHttpHeaders): string | null {
  if (!referer || !URL.canParse(referer)) return site === undefined || site === 'none' ? 'direct' : null
  const from = new URL(referer)
  return from.host === host ? null : from.hostname.replace(/^www\./, '').slice(0, longestName) || 'direct'
}

/** Source, medium and name; none with what looks like somebody’s address in it. */
function campaignIn(query: string): string {
  const parameters = new URLSearchParams(query)
  const named = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) =>
    parameters
      .get(name)
      ?.replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  )
  const campaign = named.filter(Boolean).join(' / ').slice(0, longestName)
  return campaign.includes('@') ? '' : campaign
}
