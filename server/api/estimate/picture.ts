import sharp from 'sharp'
import { weekSpan } from '@/components/estimate/labels'
import { basisWords, countChanges } from '@/components/estimate/results/basis'
import { money } from '@/components/estimate/results/view'
import { type Card, drawCard } from '@/components/share-picture/draw-card'
import { countBlocks, findImpossible } from '@/estimate'
import { reportFonts } from '@/styles/generated/report-fonts'
import { getOrganisation } from '../../content'
import { type AskedEstimate, keyOf, readRequest } from '../../estimate/read'
import { toView } from '../../estimate/report/draw'
import { answerOnce, pictures } from '../../estimate/work/answer-once'
import { plainWords } from '../../plain/words'

const fonts = reportFonts.map(({ name, data }) => ({
  ...{ name, data: Buffer.from(data, 'base64') },
  ...{ weight: 600 as const, style: 'normal' as const },
}))

// Pictures are drawn one at a time and never again: threads and a cache for more would only hold memory.
sharp.concurrency(1)
sharp.cache(false)

/** The picture a messenger shows with a link to a report: the range with its rate, the weeks and the number of blocks, never the title. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return new Response(null, { status: 414, headers: { 'Cache-Control': 'no-store' } })
  // What was repaired is not in the picture.
  const key = `picture ${keyOf({ ...asked, notices: [] })}`
  return answerOnce(request, { key, queue: pictures, make: () => draw(asked), busy: async () => new Response(null) })
}

async function draw(asked: AskedEstimate): Promise<Response> {
  const picture = await drawCard(await toCard(asked), fonts)
  const body = new Uint8Array(await picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer())
  return new Response(body, {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600, s-maxage=86400', 'X-Robots-Tag': 'noindex' },
  })
}

async function toCard(asked: AskedEstimate): Promise<Card> {
  const words = plainWords(asked.locale)
  const t = words.in('EstimateReport')
  const { name: company } = await getOrganisation(asked.locale)
  const view = toView(asked, words)
  const { cost, likelyWeeks, limit } = view.result
  if (limit === 'empty') return { title: t('title'), text: t('nothing'), company, label: null, art: null }
  const title = `${money(view, cost.p10)} – ${money(view, cost.p90)}`
  const isImpossible = findImpossible(view.input, view.catalogue).length > 0
  const changed = countChanges(view) === 0 ? null : words.in('EstimateBasis')('card')
  const label = isImpossible ? words.in('EstimateRules.project')('short') : changed
  // A sign of dollars says all there is to say of them.
  const note = view.input.currency === 'USD' ? null : basisWords(view).currency
  return { title, text: t('card', { ...weekSpan(likelyWeeks), blocks: countBlocks(view.input) }), note, company, label, art: null }
}
