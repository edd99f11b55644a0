import { plainWords } from '@/app/_plain/words'
import { settingName } from '@/components/estimate/labels'
import { LinkedResults } from '@/components/estimate/linked/linked-results'
import { LinkedSummary } from '@/components/estimate/linked/linked-summary'
import { countChanges } from '@/components/estimate/results/basis'
import { type EstimateView, money } from '@/components/estimate/results/view'
import { getEstimatePresets } from '@/content-client'
import { countBlocks, findImpossible, type Notice } from '@/estimate'
import type { LinkedPage } from '@/routing/estimate-links'
import type { AskedEstimate } from '../../../../_api/read'

type Drawn = { title: string; description: string; noscript: string }

type Linked = { view: EstimateView; query: string; page: LinkedPage; name: string; notices: readonly Notice[] }

/** What an estimate is called: after the preset its link names, or else after the kind of product. */
export async function linkedName({ locale, document: { input } }: AskedEstimate, params: URLSearchParams): Promise<string> {
  const presets = await getEstimatePresets(locale)
  const preset = presets.find(({ slug }) => slug === params.get('preset'))
  return preset?.title ?? settingName(await plainWords(locale), input.type)
}

export async function drawParts({ view, query, page, name, notices }: Linked): Promise<Drawn> {
  const { cost, weeks } = view.result
  const t = view.words.in('EstimateLinked')
  const figures = { low: money(view, cost.p10), high: money(view, cost.p90), weeks }
  const props = { view, query, notices }
  // Who reads a preview sees nothing else: figures that are not ours must not look so.
  const isOurs = countChanges(view) === 0
  const title = t('title', { name, ...figures })
  const isImpossible = findImpossible(view.input, view.catalogue).length > 0
  const said = t('description', { ...figures, blocks: countBlocks(view.input) })
  const description = isImpossible ? `${view.words.in('EstimateRules.project')('short')}. ${said}` : said
  // An import at the top is refused by Next in code of routes.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return {
    title: isOurs ? title : t('changed', { title }),
    description: isOurs ? description : `${view.words.in('EstimateBasis')('card')}. ${description}`,
    noscript: renderToStaticMarkup(
      page === 'results' ? (
        <LinkedResults {...props} name={name} />
      ) : (
        <LinkedSummary {...props} {...(page !== 'start' && { current: `estimate/${page}` as const })} />
      ),
    ),
  }
}
