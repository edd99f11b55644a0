import { plainWords } from '@/app/_plain/words'
import { apiAddresses, pictureAddress } from '@/components/estimate/api-addresses'
import { getOrganisation } from '@/content-client'
import { formatEstimate } from '@/estimate'
import { isLinked, type LinkedPage, type PageParts } from '@/routing/estimate-links'
import { isLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { missing } from '../../../../_problem/answer'
import { type AskedEstimate, keyOf, readRequest } from '../../../_api/read'
import { answerOnce, linkedPages } from '../../../_work/answer-once'
import { toView } from '../../../report/draw'
import { drawParts, linkedName } from './_parts/draw-parts'
import { linkedFields } from './_parts/linked-fields'

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT } from '../../../../_problem/answer'

type Context = { params: Promise<{ locale: string; page: string }> }

/**
 * What the estimate of a query adds to the finished document of a page: the front writes it in (`deploy/server/filled-page.ts`), and
 * sends the document as it is where there is nothing to add or no time for it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, page } = await params
  if (!isLocale(locale) || !isLinked(locale, page)) return missing()
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
  const words = await plainWords(locale)
  const company = (await getOrganisation(locale)).name
  const view = toView(asked, words)
  const query = formatEstimate(document, catalogue)
  const shared = `${origin}${hrefTo(locale, page === 'start' ? 'estimate' : `estimate/${page}`, { query })}`
  const { title, description, filled, sheet } = await drawParts({ asked, view, query, page, name })
  const whole = `${title} — ${company}`
  const picture = `${origin}${pictureAddress(locale, query)}`
  return {
    title: whole,
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
    sheet,
    fields: linkedFields(page, asked),
  }
}
