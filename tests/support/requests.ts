import { type IncomingMessage, request } from 'node:http'
import { localeCookie } from '@/routing/cookie'
import { isLocale } from '@/routing/locales'
import type { Answer, Ask } from './negotiation-table'
import { countryHeader } from './server'

/** Asks the site over plain HTTP and follows nothing. */
export async function ask(
  baseURL: string,
  { path, method = 'GET', ...about }: Ask,
): Promise<Required<{ [Key in keyof Answer]: Answer[Key] | undefined }>> {
  const { response, body } = await send(new URL(baseURL), path, method, toHeaders(about, baseURL))
  const cookies = response.headers['set-cookie'] ?? []
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location,
    remembers: rememberedBy(cookies),
    cache: response.headers['cache-control'],
    lang: (/<html[^>]* lang="([^"]*)"/.exec(body)?.[1] ?? undefined) as Answer['lang'],
  }
}

/** The headers of such a request. */
export function toHeaders(
  { cookie, languages, country, fetchSite, fetchDest, purpose, referer, accept }: Omit<Ask, 'path' | 'method'>,
  baseURL: string,
) {
  const headers = {
    Accept: accept ?? 'text/html,application/xhtml+xml',
    Cookie: cookie,
    'Accept-Language': languages,
    [countryHeader]: country,
    'Sec-Fetch-Site': fetchSite,
    'Sec-Fetch-Dest': fetchDest,
    'Sec-Purpose': purpose,
    Referer: referer === 'own' ? `${baseURL}/uk/services` : referer,
  }
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function send({ hostname, port }: URL, path: string, method: string, headers: Record<string, string>) {
  return new Promise<{ response: IncomingMessage; body: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ response, body })).on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

/** @throws when a cookie is set that is not spelled as the site spells its one cookie. */
function rememberedBy(cookies: readonly string[]): 'en' | 'uk' | undefined {
  const [cookie] = cookies
  if (cookie === undefined) return undefined
  const locale = /^i18n_redirected=(\w+);/.exec(cookie)?.[1]
  if (cookies.length > 1 || !isLocale(locale) || cookie !== localeCookie(locale))
    throw new Error(`Unexpected cookies: ${cookies.join(' | ')}`)
  return locale
}
