'use client'

// Client: whose stack it is, and what that changes, depend on everything chosen so far.
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { ChangeLink } from '../results/change-link'
import { useWords } from '../words-provider'
import styles from './stack-title.module.scss'
import { formatChange, formatEffect, stackDifference } from './technology-effects'

/** Whose stack it is. Where a visitor named something: what that changes against our choice, and the way back to it. */
export function StackTitle({ id }: { id: string }) {
  const { document, catalogue, set } = useEstimateDocument()
  const input = useComparedInput()
  const words = useWords()
  const t = words.in('EstimateTechnologies.stack')
  const isNamed = document.input.technologies.length > 0
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title} id={id}>
          {t(isNamed ? 'named' : 'ours')}
        </h2>
        {isNamed && <p className={styles.difference}>{differenceOf()}</p>}
      </div>
      {isNamed ? (
        <ChangeLink onTry={() => set({ set: { technologies: [] } }, t('restored'))}>{t('restore')}</ChangeLink>
      ) : (
        <p className={styles.against}>{words.in('EstimateTechnologies')('against')}</p>
      )}
    </div>
  )

  function differenceOf(): string {
    const { hours, money } = stackDifference(input, catalogue)
    return t('difference', { hours: formatEffect(words, hours), money: formatChange(money, input, words) })
  }
}
