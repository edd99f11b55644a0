import { Fragment } from 'react'
import { countBlocks, type EstimateResult } from '@/estimate'
import { roundHourRows, roundHours } from '@/estimate/display/rounding'
import { formulaSources } from '@/estimate/trace/formula-sources'
import { formatNumber, formatPercent } from '@/messages/format'
import { settingName } from '../labels'
import { Bar } from './bar'
import styles from './build-up.module.scss'
import { ResultSection } from './result-section'
import { SourceLink } from './source-link'
import { type SourceId, withAddress } from './sources'
import { type EstimateView, hours, number, percent } from './view'

type Step = EstimateResult['buildUp'][number]

/** Where what a step says of its source can be read; our own experience has no such place. */
const sources: Record<Step['id'], readonly SourceId[]> = {
  blocks: ['S1', 'S3', 'S5'],
  setup: [],
  QA: withAddress(formulaSources.testing),
  leadAndOps: withAddress(formulaSources.operations),
  BA: formulaSources.analysis,
  PM: formulaSources.management,
  tails: formulaSources.variation,
  allowance: ['S24'],
  hurry: formulaSources.hurry,
}

/** The steps from the hours of the blocks to the hours of the project. Each opens its formula, exact value and source. */
export function BuildUp({ view }: { view: EstimateView }) {
  const { result, words } = view
  const t = words.in('EstimateResults.why')
  const steps = toBars(result.buildUp)
  const rows = roundHourRows(
    result.buildUp.map((step) => Math.max(0, step.hours)),
    result.hours.p50,
  )
  const shown = rows.map((row) => formatNumber(row, words.locale))
  const values = valuesOf(view)
  // Nobody chose what platforms bring, but its hours are in the line of the blocks.
  const brought = result.byBlock.length - values.count
  return (
    <ResultSection id="why" title={t('title')} intro={t('intro', { blocks: rows[0] ?? 0, total: roundHours(result.hours.p50) })}>
      <div className="tabular">
        {steps.map((step, index) => (
          <details className={styles.step} key={step.id}>
            <summary className={styles.line}>
              <span>
                <b className={styles.name}>{t(`${step.id}.name`, values)}</b>{' '}
                <span className={styles.reason}>
                  {step.id === 'blocks' && brought > 0
                    ? t('blocks.reasonBrought', { brought: String(brought) })
                    : t(`${step.id}.reason`, values)}
                </span>
              </span>
              <span className={styles.track}>
                <Bar from={step.from} to={step.to} kind={index === 0 ? 'start' : step.id === 'allowance' ? 'open' : 'plan'} />
              </span>
              <span className="atEnd semibold">
                {`${index === 0 ? '' : step.hours < 0 ? '−' : '+'}${step.hours < 0 ? hours(view, -step.hours) : shown[index]}`}
              </span>
            </summary>
            <dl className={styles.proof}>
              <div>
                <dt>{t('formula')}</dt>
                <dd>{t(`${step.id}.formula`, values)}</dd>
              </div>
              <div>
                <dt>{t('exact')}</dt>
                <dd>{t('hours', { hours: number(view, step.hours) })}</dd>
              </div>
              <div>
                <dt>{t('source')}</dt>
                <dd>
                  <span>{t(`${step.id}.source`)}</span>{' '}
                  {sources[step.id].map((id, place) => (
                    <Fragment key={id}>
                      {place > 0 && <span> · </span>}
                      <SourceLink id={id} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            </dl>
          </details>
        ))}
        <p className={`${styles.line} ${styles.total}`}>
          <b>{t('total')}</b>
          <span className={styles.track}>
            <Bar to={1} kind="sum" />
          </span>
          <b className="atEnd semibold">{hours(view, result.hours.p50)}</b>
        </p>
      </div>
    </ResultSection>
  )
}

/** Bars of a waterfall chart: each starts where the previous one ends. */
function toBars(steps: readonly Step[]) {
  const total = Math.max(
    1,
    steps.reduce((sum, { hours: each }) => sum + each, 0),
  )
  let before = 0
  return steps.map((step) => {
    const start = before
    before += step.hours
    return { ...step, from: Math.min(start, before) / total, to: Math.max(start, before) / total }
  })
}

/** Values of the messages: the factors of the model. */
function valuesOf(view: EstimateView) {
  const { input, catalogue, result, words } = view
  const quality = catalogue.quality[input.quality]
  const stage = catalogue.stage[input.stage]
  const hurry = result.schedule.factor - 1
  const share = (value: number) => percent(view, value)
  return {
    count: countBlocks(input),
    qa: share(quality.QA),
    lead: share(quality.TL),
    ops: share(quality.OPS),
    pm: share(quality.PM),
    analysis: share(stage.analysis),
    allowance: share(stage.allowance - 1),
    min: catalogue.constants.minimumAnalysis,
    quality: settingName(words, input.quality),
    stage: settingName(words, input.stage),
    hurry: formatPercent(hurry, words.locale, hurry < 0.01 ? 2 : 0),
  }
}
