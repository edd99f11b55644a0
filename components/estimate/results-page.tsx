import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import type { TrackRecord } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import { pickMessages } from '@/messages/pick'
import { pricesIn } from './labels'
import { LiveResults } from './live/live-results'
import { presetScale } from './preset-scale'
import { cheapestFirst } from './presets'
import { benchmarksOf } from './results/benchmarks'
import styles from './results-page.module.scss'
import { Stepper } from './steps/stepper'
import { WordsProvider } from './words-provider'

/** Message namespaces the results use in the browser. */
const shown = [
  'EstimateBasis',
  'EstimateCalendar',
  'EstimateCurrency',
  'EstimateDocument',
  'EstimateErrors',
  'EstimateLive',
  'EstimateNames',
  'EstimateNotices',
  'EstimateResults',
  'EstimateRules',
  'EstimateTrace',
  'EstimateExport',
  'EstimateGroups',
  'EstimateSettings',
  'EstimateTechnologies',
] as const

type ResultsPageProps = { presets: readonly EstimatePreset[]; record: TrackRecord | null; company: string }

/** The last step: the results of the estimate in the address. Without scripts, a form opens the report of a preset. */
export function ResultsPage({ presets, record, company }: ResultsPageProps) {
  const locale = useLocale()
  const t = useTranslations('EstimateResultsPage')
  const all = useMessages()
  const messages = {
    ...pickMessages(all, shown),
    // What the tab is called, and what printed results say as the document does.
    EstimateLinked: pickMessages(all.EstimateLinked, ['changed', 'title']),
    EstimateBlocks: pickMessages(all.EstimateBlocks, ['inside', 'notInside', 'questions']),
    EstimateReport: pickMessages(all.EstimateReport, ['code', 'link']),
  }
  const money = pricesIn(locale)
  const rows = cheapestFirst(presets).map(({ slug, title, outline, sizes: { usual } }) => ({
    ...{ slug, title, outline, cost: usual.cost },
    expected: money(usual.cost.p50),
    range: t('range', { low: money(usual.cost.p10), high: money(usual.cost.p90) }),
  }))
  return (
    <WordsProvider locale={locale} messages={messages} titles={blockTitles[locale]}>
      <div className="wrap">
        <Stepper current="estimate/results" />
      </div>
      <LiveResults
        presets={{ rows, scale: presetScale(presets, locale) }}
        benchmarks={benchmarksOf(presets)}
        record={record}
        company={company}
      />
      <noscript>
        <form className={styles.plain} action="/api/estimate/report" method="get">
          <input type="hidden" name="lang" value={locale} />
          <label>
            {t('preset')}{' '}
            <select name="preset">
              {presets.map(({ slug, title }) => (
                <option value={slug} key={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>{' '}
          <button type="submit">{t('asDocument')}</button>
        </form>
      </noscript>
    </WordsProvider>
  )
}
