'use client'

// Client: the address may hold an estimate, as it does after the mini-estimate of the home page.
import { useMemo } from 'react'
import { likelyWeeks, measure } from '@/estimate'
import { ButtonLink } from '../../primitives/button-link'
import { Container } from '../../primitives/container'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn, shownWeekSpan } from '../labels'
import { SummaryBasis } from '../summary/summary-basis'
import { useWords } from '../words-provider'
import styles from './current-estimate.module.scss'

/** The estimate of the address, with a link to its results. */
export function CurrentEstimate({ results }: { results: string }) {
  const { document, catalogue, query } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateSummary')
  const saved = words.in('EstimateSaved')
  const { input } = document
  const made = useMemo(() => measure(input, catalogue), [input, catalogue])
  if (input.blocks.length === 0) return null
  const { cost } = made
  const money = moneyIn(input, catalogue, words.locale)
  return (
    <Container>
      <section className={styles.current} aria-label={saved('current')}>
        <p className={styles.text}>{saved('current')}</p>
        <p className="figure">{t('range', { from: money(cost.p10), to: money(cost.p90) })}</p>
        <p className={styles.text}>{t('weeks', shownWeekSpan(likelyWeeks(made, catalogue)))}</p>
        <SummaryBasis className={styles.text} changed={styles.changed} />
        <ButtonLink href={`${results}?${query}`} size="small">
          {saved('goOn')}
        </ButtonLink>
      </section>
    </Container>
  )
}
