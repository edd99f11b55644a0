import { useLocale, useMessages, useTranslations } from 'next-intl'
import { applyPatch, currentCatalogue, estimate, formatEstimate } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { formulas } from '@/estimate/trace/formulas'
import { trace } from '@/estimate/trace/trace'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { exampleInput, exampleQuery, measureVariants } from './example'
import styles from './example-page.module.scss'
import { machineAddresses, reportAddress } from './machine-addresses'
import { PriceBarLight } from './price-bar'
import { ChartPaints } from './results/bar'
import { Comparison } from './results/comparison'
import { describePatch } from './results/differences'
import { Headline } from './results/headline'
import { OfferLink } from './results/offer-link'
import { ResultSection } from './results/result-section'
import { type Benchmark, ResultSections } from './results/result-sections'
import { TraceList } from './results/trace-list'
import type { EstimateView } from './results/view'
import { createWords } from './words'

const expressionSources = Object.fromEntries(Object.entries(formulas).map(([id, { sources }]) => [id, sources]))
const result = estimate(exampleInput, currentCatalogue)

/** The worked example of the model: the whole of the results, read-only, with seven other ways to do it. */
export function ExamplePage({ benchmark }: { benchmark?: Benchmark | undefined }) {
  const locale = useLocale()
  const t = useTranslations('EstimateExamplePage')
  const words = createWords(locale, useMessages())
  const view: EstimateView = {
    input: exampleInput,
    catalogue: currentCatalogue,
    result,
    words,
    titles: blockTitles[locale],
    isExample: true,
  }
  const resultsWith = (query: string) => hrefTo(locale, 'estimate/results', { query })
  const queryOf = (patch: Parameters<typeof applyPatch>[1]) =>
    formatEstimate({ catalogue: currentCatalogue.version, input: applyPatch(exampleInput, patch), alternatives: [] })
  const scenarios = [
    { key: 'example', name: t('variants.example'), differences: [], hours: result.hours, cost: result.cost, weeks: result.weeks },
    ...measureVariants(currentCatalogue).map(({ key, patch, hours, cost, weeks }) => ({
      ...{ key, hours, cost, weeks },
      name: t(`variants.${key}` as 'variants.spec'),
      differences: describePatch(view, patch),
    })),
  ]
  const tools = (
    <p className={styles.tools}>
      <OfferLink href={reportAddress(locale, exampleQuery)}>{t('report')}</OfferLink>
      <OfferLink href={`${machineAddresses.estimate}?${exampleQuery}`}>{t('json')}</OfferLink>
    </p>
  )
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartPaints />
      <p className={styles.intro}>{t('intro')}</p>
      <Headline
        view={view}
        title={t('title')}
        tools={tools}
        actions={
          <>
            <ButtonLink href={resultsWith(exampleQuery)} kind="primary" arrow>
              {t('open')}
            </ButtonLink>
            <ButtonLink href={hrefTo(locale, 'estimate/settings')}>{t('own')}</ButtonLink>
          </>
        }
      />
      <ResultSections
        view={view}
        benchmark={benchmark}
        notes={result.byBlock.map(({ id }) => ({ id, ...textOf(id, locale) }))}
        offer={(patch) => ({ href: resultsWith(queryOf(patch)) })}
        trace={<TraceList view={view} entries={trace(exampleInput, currentCatalogue)} sources={expressionSources} />}
        scenarios={
          <ResultSection id="compare" layout="wide" title={t('compareTitle')} intro={t('compareIntro')}>
            <Comparison view={view} scenarios={scenarios} />
          </ResultSection>
        }
      />
    </div>
  )
}
