import { useLocale, useMessages, useTranslations } from 'next-intl'
import { estimate, type TrackRecord } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { apiAddresses, reportAddress, withCalculation } from './api-addresses'
import { ProjectCheck } from './completeness/project-check'
import { exampleCatalogue, exampleIn, exampleInput, measureVariants } from './example'
import styles from './example-page.module.scss'
import { PriceBarLight } from './price-bar'
import { ChartGradients } from './results/bar'
import type { Benchmark } from './results/benchmarks'
import { ChangeLink } from './results/change-link'
import { Comparison } from './results/comparison'
import { describePatch } from './results/differences'
import { ActionRow, Headline } from './results/headline'
import { linkToChanged } from './results/link-to-changed'
import { questionLines } from './results/question-lines'
import { ResultSection } from './results/result-section'
import { ResultSections } from './results/result-sections'
import type { EstimateView } from './results/view'
import { createWords } from './words'

const result = estimate(exampleInput, exampleCatalogue)

type ExamplePageProps = { benchmark?: Benchmark | undefined; record: TrackRecord | null }

/** The worked example: its results, read-only, compared with seven variants. */
export function ExamplePage({ benchmark, record }: ExamplePageProps) {
  const locale = useLocale()
  const t = useTranslations('EstimateExamplePage')
  const words = createWords(locale, useMessages())
  const { input, query } = exampleIn(locale)
  const view: EstimateView = {
    input,
    catalogue: exampleCatalogue,
    result,
    words,
    record,
    titles: blockTitles[locale],
    placedBy: 'page',
  }
  const resultsWith = (query: string) => hrefTo(locale, 'estimate/results', { query })
  const document = { catalogue: exampleCatalogue.version, input, alternatives: [] }
  const actionFor = linkToChanged({ document, catalogue: exampleCatalogue }, locale)
  const scenarios = [
    { key: 'example', name: t('variants.example'), differences: [], hours: result.hours, cost: result.cost, weeks: result.weeks },
    ...measureVariants(exampleCatalogue).map(({ key, patch, hours, cost, weeks }) => ({
      ...{ key, hours, cost, weeks },
      name: t(`variants.${key}`),
      differences: describePatch(view, patch),
    })),
  ]
  const tools = (
    <p className="gap1 cluster">
      <ChangeLink href={reportAddress(locale, query)}>{t('report')}</ChangeLink>
      <ChangeLink href={`${apiAddresses.estimate}?${query}`}>{t('json')}</ChangeLink>
    </p>
  )
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartGradients />
      <Headline
        view={view}
        title={t('title')}
        intro={t('intro')}
        tools={tools}
        check={
          <ProjectCheck view={view} actionFor={actionFor}>
            <ActionRow>
              <ButtonLink href={resultsWith(query)} kind="primary" arrow>
                {t('open')}
              </ButtonLink>
              <ButtonLink href={hrefTo(locale, 'estimate/settings')}>{t('own')}</ButtonLink>
            </ActionRow>
          </ProjectCheck>
        }
      />
      <ResultSections
        view={view}
        benchmark={benchmark}
        questions={questionLines(result, (id) => textOf(id, locale))}
        actionFor={actionFor}
        trace={
          <p className={styles.calculation}>
            <ChangeLink href={`${withCalculation(reportAddress(locale, query))}#trace`}>{words.in('EstimateTrace')('open')}</ChangeLink>
          </p>
        }
        scenarios={
          <ResultSection id="compare" layout="wide" title={t('compareTitle')} intro={t('compareIntro')}>
            <Comparison view={view} scenarios={scenarios} />
          </ResultSection>
        }
      />
    </div>
  )
}
