import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { noAddressBar } from '@/components/estimate/document/address-bar'
import { EstimateContext } from '@/components/estimate/document/estimate-context'
import type { FilledEstimate } from '@/components/estimate/document/filled-estimate'
import { createEstimateStore } from '@/components/estimate/document/store'
import { today } from '@/components/estimate/form/today'
import { settingName, weekSpan } from '@/components/estimate/labels'
import { LinkedResults } from '@/components/estimate/linked/linked-results'
import { LinkedSummary } from '@/components/estimate/linked/linked-summary'
import { EstimateResults } from '@/components/estimate/live/estimate-results'
import { countChanges } from '@/components/estimate/results/basis'
import { benchmarksOf } from '@/components/estimate/results/benchmarks'
import { estimateTitle } from '@/components/estimate/results/estimate-title'
import { horizonSheet } from '@/components/estimate/results/horizon'
import { questionLines } from '@/components/estimate/results/question-lines'
import { type EstimateView, money } from '@/components/estimate/results/view'
import { WordsContext } from '@/components/estimate/words-provider'
import { countBlocks, findImpossible } from '@/estimate'
import { textOf } from '@/estimate/texts'
import type { LinkedPage, PageParts } from '@/routing/estimate-links'
import { getEstimatePresets } from '../../content'
import { plainWords } from '../../plain/words'
import type { AskedEstimate } from '../read'

type Drawn = Markup & { title: string; description: string }

type Markup = Pick<PageParts, 'filled' | 'estimate' | 'sheet'>

type Linked = { asked: AskedEstimate; view: EstimateView; query: string; page: LinkedPage; name: string; company: string }

/** What an estimate is called: after the preset its link names, or else after the kind of product. */
export async function linkedName({ locale, document: { input } }: AskedEstimate, params: URLSearchParams): Promise<string> {
  const presets = await getEstimatePresets(locale)
  const preset = presets.find(({ slug }) => slug === params.get('preset'))
  return preset?.title ?? settingName(plainWords(locale), input.type)
}

export async function drawParts({ asked, view, query, page, name, company }: Linked): Promise<Drawn> {
  const { cost, likelyWeeks } = view.result
  const t = view.words.in('EstimateLinked')
  const figures = { low: money(view, cost.p10), high: money(view, cost.p90), ...weekSpan(likelyWeeks) }
  const isOurs = countChanges(view) === 0
  const isImpossible = findImpossible(view.input, view.catalogue).length > 0
  const said = t('description', { ...figures, blocks: countBlocks(view.input) })
  const description = isImpossible ? `${view.words.in('EstimateRules.project')('short')}. ${said}` : said
  return {
    title: estimateTitle(view, name),
    description: isOurs ? description : `${view.words.in('EstimateBasis')('card')}. ${description}`,
    ...(page === 'results' ? await drawResults({ asked, view, query, name, company }) : await drawSummary({ asked, view, query, page })),
  }
}

/** The results stand in the page as the browser draws them from the same data; the rest is for whoever has no scripts. */
async function drawResults({ asked, view, query, name, company }: Omit<Linked, 'page'>): Promise<Markup> {
  const estimate = renderToStaticMarkup(<LinkedResults view={view} query={query} />)
  if (view.result.limit === 'empty') return { filled: { estimate }, estimate: null, sheet: '' }
  const { locale, record } = asked
  const presets = await getEstimatePresets(locale)
  const questions = questionLines(view.result, (id) => textOf(id, locale))
  const filled: FilledEstimate = { query, notices: asked.notices, name, day: today(), questions }
  // The query is canonical: no preset and no currency is left to choose.
  const store = createEstimateStore([], noAddressBar, undefined, filled)
  const results = renderToString(
    <EstimateContext value={store}>
      <WordsContext value={{ ...view.words, titles: view.titles }}>
        <EstimateResults benchmarks={benchmarksOf(presets)} record={record} company={company} />
      </WordsContext>
    </EstimateContext>,
  )
  return { filled: { results, estimate }, estimate: filled, sheet: horizonSheet(view) }
}

async function drawSummary({ asked, view, query, page }: Omit<Linked, 'name' | 'company'>): Promise<Markup> {
  const step = page === 'start' || page === 'results' ? {} : { current: `estimate/${page}` as const }
  return {
    filled: { estimate: renderToStaticMarkup(<LinkedSummary view={view} query={query} notices={asked.notices} {...step} />) },
    estimate: null,
    sheet: '',
  }
}
