import { apiAddresses, pictureAddress } from '@/components/estimate/api-addresses'
import { resultsTitle } from '@/components/estimate/results/estimate-title'
import { formatEstimate } from '@/estimate'
import { missingAddress } from '@/routing/api-problems'
import { isLinked, type LinkedPage, type PageParts } from '@/routing/estimate-links'
import { isLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { getOrganisation } from '../../content'
import { drawParts, linkedName } from '../../estimate/linked/draw-parts'
import { linkedFields } from '../../estimate/linked/linked-fields'
import { type AskedEstimate, keyOf, readRequest } from '../../estimate/read'
import { toView } from '../../estimate/report/draw'
import { answerOnce, linkedPages } from '../../estimate/work/answer-once'
import { plainWords } from '../../plain/words'
import { problemResponse } from '../problem'

/**
 * What the estimate of a query adds to the finished document of a page: the front writes it in (`server/front/filled-page.ts`), and
 * sends the document as it is where there is nothing to add or no time for it.
 */
export async function GET(request: Request): Promise<Response> {
  const [locale, page = ''] = new URL(request.url).pathname.split('/').slice(4)
  if (!isLocale(locale) || !isLinked(locale, page)) return problemResponse(missingAddress())
  const asked = await readRequest(request, locale)
  if (asked.tooLong || (asked.document.input.blocks.length === 0 && page !== 'settings' && page !== 'technologies')) return nothing(204)
  const name = await linkedName(asked, new URL(request.url).searchParams)
  const key = `linked ${page} ${name} ${keyOf(asked)}`
  const make = async () => Response.json(await toParts(asked, page, name), { headers: { 'X-Robots-Tag': 'noindex' } })
  return answerOnce(request, { key, queue: linkedPages, make, busy: async () => nothing(429) })
}

const nothing = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

async function toParts(asked: AskedEstimate, page: LinkedPage, name: string): Promise<PageParts> {
  const { locale, document, catalogue, origin } = asked
  const words = plainWords(locale)
  const company = (await getOrganisation(locale)).name
  const view = toView(asked, words)
  const query = formatEstimate(document, catalogue)
  const shared = `${origin}${hrefTo(locale, page === 'start' ? 'estimate' : `estimate/${page}`, { query })}`
  const { title, description, filled, estimate, sheet } = await drawParts({ asked, view, query, page, name, company })
  const picture = `${origin}${pictureAddress(locale, query)}`
  return {
    title: page === 'results' ? resultsTitle(view, name, company) : null,
    query,
    json: `${apiAddresses.estimate}?${query}`,
    metas: {
      description,
      'og:title': title,
      'og:description': description,
      'og:url': shared,
      'og:image': picture,
      'og:image:type': 'image/jpeg',
      'og:image:alt': description,
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
      'twitter:image:type': 'image/jpeg',
      'twitter:image:alt': description,
    },
    filled,
    estimate,
    sheet,
    fields: linkedFields(page, asked),
  }
}
