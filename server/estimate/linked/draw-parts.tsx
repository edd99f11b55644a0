import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { today } from '@/components/estimate/form/today'
import { settingName, weekSpan } from '@/components/estimate/labels'
import { linkToChanged } from '@/components/estimate/linked/link-to'
import { LinkedHeadline } from '@/components/estimate/linked/linked-headline'
import { LinkedResults } from '@/components/estimate/linked/linked-results'
import { LinkedSections } from '@/components/estimate/linked/linked-sections'
import { LinkedSummary } from '@/components/estimate/linked/linked-summary'
import { countChanges } from '@/components/estimate/results/basis'
import { benchmarksOf } from '@/components/estimate/results/benchmarks'
import { horizonSheet } from '@/components/estimate/results/horizon'
import { type EstimateView, money } from '@/components/estimate/results/view'
import { countBlocks, findImpossible } from '@/estimate'
import type { LinkedPage, PageParts } from '@/routing/estimate-links'
import { getEstimatePresets } from '../../content'
import { plainWords } from '../../plain/words'
import type { AskedEstimate } from '../read'

type Drawn = Pick<PageParts, 'title' | 'filled' | 'sheet'> & { description: string }

type Markup = Pick<PageParts, 'filled' | 'sheet'>

type Linked = { asked: AskedEstimate; view: EstimateView; query: string; page: LinkedPage; name: string }

/** What an estimate is called: after the preset its link names, or else after the kind of product. */
export async function linkedName({ locale, document: { input } }: AskedEstimate, params: URLSearchParams): Promise<string> {
  const presets = await getEstimatePresets(locale)
  const preset = presets.find(({ slug }) => slug === params.get('preset'))
  return preset?.title ?? settingName(plainWords(locale), input.type)
}

export async function drawParts({ asked, view, query, page, name }: Linked): Promise<Drawn> {
  const { cost, likelyWeeks } = view.result
  const t = view.words.in('EstimateLinked')
  const figures = { low: money(view, cost.p10), high: money(view, cost.p90), ...weekSpan(likelyWeeks) }
  // Who reads a preview sees nothing else: figures that are not ours must not look so.
  const isOurs = countChanges(view) === 0
  const title = t('title', { name, ...figures })
  const isImpossible = findImpossible(view.input, view.catalogue).length > 0
  const said = t('description', { ...figures, blocks: countBlocks(view.input) })
  const description = isImpossible ? `${view.words.in('EstimateRules.project')('short')}. ${said}` : said
  return {
    title: isOurs ? title : t('changed', { title }),
    description: isOurs ? description : `${view.words.in('EstimateBasis')('card')}. ${description}`,
    ...(page === 'results' ? await drawResults({ asked, view, query }) : await drawSummary({ asked, view, query, page })),
  }
}

/** The results stand in the page as they come; the rest is for whoever has no scripts. */
async function drawResults({ asked, view, query }: Pick<Linked, 'asked' | 'view' | 'query'>): Promise<Markup> {
  const placed: EstimateView = { ...view, placedBy: 'page' }
  const actionFor = linkToChanged(asked, asked.locale)
  const benchmark = benchmarksOf(await getEstimatePresets(asked.locale))[view.input.type]
  return {
    filled: {
      results: await draw(
        <LinkedHeadline parsed={asked} view={placed} today={today()} actionFor={actionFor}>
          <LinkedSections {...{ view, query, benchmark, actionFor }} />
        </LinkedHeadline>,
      ),
      estimate: await draw(<LinkedResults {...{ view, query }} />),
    },
    sheet: horizonSheet(view),
  }
}

async function drawSummary({ asked, view, query, page }: Omit<Linked, 'name'>): Promise<Markup> {
  const step = page === 'start' || page === 'results' ? {} : { current: `estimate/${page}` as const }
  return { filled: { estimate: await draw(<LinkedSummary {...{ view, query, notices: asked.notices }} {...step} />) }, sheet: '' }
}

async function draw(node: ReactNode): Promise<string> {
  return renderToStaticMarkup(node)
}
