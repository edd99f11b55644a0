'use client'

// Client: whose stack it is, and what that changes, depend on everything chosen so far.
import { useEstimateDocument } from '../document/provider'
import { ChangeLink } from '../results/change-link'
import { useWords } from '../words-provider'
import styles from './stack-title.module.scss'
import { useChoices } from './technology-effect'
import { formatChange, formatEffect, sumOf } from './technology-effects'

/** Whose stack it is. Where a visitor named something: what that changes against our choice, and the way back to it. */
export function StackTitle({ id }: { id: string }) {
  const { document, set } = useEstimateDocument()
  const { effects } = useChoices()
  const words = useWords()
  const t = words.in('EstimateTechnologies.stack')
  const isNamed = document.input.technologies.length > 0
  return (
    <div className={styles.head}>
      <div className={styles.words}>
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
    const { hours, money } = sumOf(document.input.technologies, effects)
    return t('difference', { hours: formatEffect(words, hours), money: formatChange(money, document.input, words) })
  }
}
