'use client'

// Client: whose stack it is, and what that changes, depend on everything chosen so far.
import { useEstimateDocument } from '../document/estimate-context'
import { ChangeLink } from '../results/change-link'
import { useWords } from '../words-provider'
import styles from './stack-title.module.scss'
import { useChoices } from './technology-effect'
import { formatEffect, sumOf } from './technology-effects'

/** Whose stack it is. Where a visitor named something: the hours that adds to our choice, and the way back to it. */
export function StackTitle({ id }: { id: string }) {
  const { document, set } = useEstimateDocument()
  const { effects } = useChoices()
  const words = useWords()
  const t = words.in('EstimateTechnologies.stack')
  const named = document.input.technologies
  const isNamed = named.length > 0
  return (
    <div className={isNamed ? `${styles.head} ${styles.named}` : styles.head}>
      <h2 className={styles.title} id={id}>
        {t(isNamed ? 'named' : 'ours')}
      </h2>
      <p className={styles.figures}>{t(isNamed ? 'changes' : 'alternatives')}</p>
      {isNamed && (
        <>
          <p className={styles.difference}>{t('difference', { hours: formatEffect(words, sumOf(named, effects).hours) })}</p>
          <ChangeLink inline onTry={() => set({ set: { technologies: [] } }, t('restored'))}>
            {t('restore')}
          </ChangeLink>
        </>
      )}
    </div>
  )
}
