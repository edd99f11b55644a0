'use client'

// Client: figures change with every change of the estimate.
import { Suspense, useMemo } from 'react'
import { countBlocks, findImpossible, likelyWeeks, measure, roundHours } from '@/estimate'
import { formatNumber } from '@/messages/format'
import { Button } from '../../primitives/button'
import { usePlainCost, useUsualProject } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn, shownWeekSpan, weekSpan } from '../labels'
import { lazyPart } from '../lazy-part'
import { countChanges } from '../results/basis'
import { useWords } from '../words-provider'
import { Announcement } from './announcement'
import { CurrencySwitch } from './currency-switch'
import switched from './currency-switch.module.scss'
import { drawDawn } from './dawn'
import { Dawn, DawnEnds, HorizonEdge } from './dawn-drawing'
import { LastChange, UndoButton, useLastChange } from './last-change'
import bar from './step-bar.module.scss'
import styles from './step-summary.module.scss'
import { SummaryBasis } from './summary-basis'
import { useCountingFigures } from './use-counting-figures'

const Shares = lazyPart(() => import('./shares'))

/** Price, range and time so far, beside the form of a step; on a phone, a bar at the bottom. The last step leads on once blocks are chosen. */
export function StepSummary({ onward, last }: { onward: string; last: boolean }) {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateSummary')
  const { input } = document
  const made = useMemo(() => measure(input, catalogue), [input, catalogue])
  const { cost, hours, work } = made
  const likely = likelyWeeks(made, catalogue)
  const usual = useUsualProject()
  const plainCost = usePlainCost()
  const counted = useCountingFigures({ ...(usual?.cost ?? cost), hours: hours.p50, half: likely.p50, most: likely.p80 })
  const money = moneyIn(input, catalogue, words.locale)
  const isEmpty = input.blocks.length === 0
  const isImpossible = useMemo(() => findImpossible(input, catalogue).length > 0, [input, catalogue])
  const isOurs = useMemo(() => countChanges({ input, catalogue, words }) === 0, [input, catalogue, words])
  const kind = last && isEmpty ? 'outlined' : 'primary'
  const hasPrice = usual !== null || !isEmpty
  const expected = hasPrice ? money(counted.p50) : t('noPriceShort')
  const range = t('range', { from: money(counted.p10), to: money(counted.p90) })
  const drawing = drawDawn(counted, catalogue.constants.percentiles, (usual && plainCost) || counted)
  const drawn = { drawing, isUsual: usual !== null }
  const time = t('weeks', shownWeekSpan({ p50: Math.round(counted.half), p80: Math.round(counted.most) }))
  const figures = isOurs ? `${range}\n${time}` : `${words.in('EstimateBasis')('changed')} · ${range}`
  const impossible = words.in('EstimateRules.project')('short')
  const change = useLastChange()
  const saidOfUsual = usual && `${change ? '' : `${t('usualShort')}\n`}${range}`
  const said = saidOfUsual ?? (isEmpty ? t('noPrice') : isImpossible ? impossible : figures)
  return (
    <section className={styles.summary} aria-label={t('label')} data-summary>
      <div className={styles.panel}>
        <div className="meta gap2 between row">
          <p>{usual ? t('usual') : isEmpty ? expected : t('blocks', { count: countBlocks(input) })}</p>
          <CurrencySwitch className={styles.currency} />
        </div>
        {hasPrice && (
          <p className={expected.length > 9 ? `${styles.expected} ${styles.long}` : styles.expected}>
            <span className={styles.said}>{`${t(usual ? 'usual' : 'expected')} `}</span>
            <span>{expected}</span>
          </p>
        )}
        {isImpossible && <p className={styles.impossible}>{impossible}</p>}
        {!isEmpty && !isOurs && (
          <p>
            <b>{words.in('EstimateBasis')('changed')}</b>
          </p>
        )}
        {hasPrice && (
          <>
            <LastChange change={change} />
            <Dawn {...drawn} />
            <DawnEnds drawing={drawing} ends={[money(counted.p10), money(counted.p90)]} />
            <p className={styles.said}>{range}</p>
          </>
        )}
        {isEmpty ? (
          <p className={styles.note}>{t('noPrice')}</p>
        ) : (
          <dl className="above2">
            <div className={styles.fact}>
              <dt>{t('budget')}</dt>
              <dd>{money(counted.p80)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('hours')}</dt>
              <dd>{formatNumber(roundHours(counted.hours), words.locale)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t('time')}</dt>
              <dd>{time}</dd>
            </div>
          </dl>
        )}
        <div className={styles.action}>
          <Button type="submit" kind={kind} arrow>
            {onward}
          </Button>
        </div>
        {!isEmpty && last && (
          <Suspense fallback={null}>
            <Shares work={work} />
          </Suspense>
        )}
        <p className={styles.note}>{t('note')}</p>
        <SummaryBasis className={styles.note} changed={styles.note} />
      </div>
      <div className={bar.bar}>
        {hasPrice && <HorizonEdge {...drawn} />}
        <div className={bar.sum}>
          <div className={bar.amount}>
            <p className={bar.price}>{expected}</p>
            <CurrencySwitch className={switched.over} />
          </div>
          {usual && change && (
            <p className={bar.change}>
              <span>{`${change.text} ${change.label}`}</span> <UndoButton />
            </p>
          )}
          <p className={bar.quiet}>{said}</p>
        </div>
        <Button type="submit" kind={kind} size="small" arrow>
          {t('next')}
        </Button>
      </div>
      <Announcement
        text={
          isEmpty
            ? t('noPrice')
            : t('announcement', { price: money(cost.p50), from: money(cost.p10), to: money(cost.p90), ...weekSpan(likely) })
        }
      />
    </section>
  )
}
