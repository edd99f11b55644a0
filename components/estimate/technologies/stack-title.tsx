'use client'

// Client: whose stack it is, and what that changes, depend on everything chosen so far.
import { useMemo } from 'react'
import { applyPatch, type EstimateInput, exchangeRate, measure, roundMoney } from '@/estimate'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { ChangeLink } from '../results/change-link'
import { useWords } from '../words-provider'
import styles from './stack-title.module.scss'
import { useChoices } from './technology-effect'
import { formatChange, formatEffect, sumOf } from './technology-effects'

/** Whose stack it is. Where a visitor named something: what that changes against our choice, and the way back to it. */
export function StackTitle({ id }: { id: string }) {
  const { document, set } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateTechnologies.stack')
  const difference = useDifference()
  const isNamed = document.input.technologies.length > 0
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {t(isNamed ? 'named' : 'ours')}
        </h2>
        {isNamed && (
          <p className={styles.difference}>
            {difference}{' '}
            <ChangeLink inline onTry={() => set({ set: { technologies: [] } }, t('restored'))}>
              {t('restore')}
            </ChangeLink>
          </p>
        )}
      </div>
      <p className={isNamed ? `${styles.against} ${styles.beside}` : styles.against}>{words.in('EstimateTechnologies')('against')}</p>
    </div>
  )
}

/** What was named changes in all: money as the totals beside it are rounded, hours as the rows under it add up. */
function useDifference(): string {
  const { document, catalogue } = useEstimateDocument()
  const { effects } = useChoices()
  const words = useWords()
  const input = useComparedInput()
  const money = useMemo(() => {
    const total = (priced: EstimateInput) => roundMoney(measure(priced, catalogue).cost.p50 * exchangeRate(priced, catalogue))
    return total(input) - total(applyPatch(input, { set: { technologies: [] } }))
  }, [input, catalogue])
  const { hours } = sumOf(document.input.technologies, effects)
  const t = words.in('EstimateTechnologies.stack')
  return t('difference', { hours: formatEffect(words, hours), money: formatChange(money, document.input, words) })
}
