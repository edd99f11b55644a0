'use client'

// Client: an address that brings an estimate along (the questions of the home page do) is answered with it.
import { useMemo } from 'react'
import { measure } from '@/estimate'
import { ButtonLink } from '../../primitives/button-link'
import { Container } from '../../primitives/container'
import { useEstimateDocument } from '../document/provider'
import { moneyIn } from '../money'
import { useWords } from '../words-provider'
import styles from './current-estimate.module.scss'

/** The estimate one came here with, and the way on with it. */
export function CurrentEstimate({ results }: { results: string }) {
  const { document, catalogue, query } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateReadOut')
  const saved = words.in('EstimateSaved')
  const { input } = document
  const { cost, weeks } = useMemo(() => measure(input, catalogue), [input, catalogue])
  if (input.blocks.length === 0) return null
  const money = moneyIn(input, catalogue, words.locale)
  return (
    <Container>
      <section className={styles.current} aria-label={saved('current')}>
        <p className={styles.text}>{saved('current')}</p>
        <p className={styles.price}>{t('range', { from: money(cost.p10), to: money(cost.p90) })}</p>
        <p className={styles.text}>{t('weeks', { weeks })}</p>
        <ButtonLink href={`${results}?${query}`} size="small">
          {saved('goOn')}
        </ButtonLink>
      </section>
    </Container>
  )
}
