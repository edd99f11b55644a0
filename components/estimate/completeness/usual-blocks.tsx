'use client'

// Client: which blocks are usual depends on the kind of product in the address.
import { applyPatch, measure } from '@/estimate'
import { useEstimateDocument, useEstimateStore } from '../document/provider'
import { ChangeLink } from '../results/change-link'
import { money } from '../results/view'
import { useWords } from '../words-provider'
import styles from './project-check.module.scss'
import { takeBlocks } from './take-blocks'

/** What a project of the chosen kind usually has and what it costs, while nothing is chosen yet. Settings stay as they are. */
export function UsualBlocks({ kinds }: { kinds: Readonly<Record<string, string>> }) {
  const { document, catalogue, set } = useEstimateDocument()
  const { presetInput } = useEstimateStore()
  const words = useWords()
  const t = words.in('EstimateRules.project')
  const { input } = document
  const usual = presetInput(input.type)
  const { blocks = [] } = usual
  if (input.blocks.length > 0 || blocks.length === 0) return null
  const patch = takeBlocks(input, usual)
  const price = money({ input, catalogue, words }, measure(applyPatch(input, patch), catalogue).cost.p50)
  return (
    <section className={`${styles.check} ${styles.usual}`} aria-labelledby="usual-title" data-check="usual">
      <h2 className={styles.title} id="usual-title">
        {t('usual')}
      </h2>
      <p className={styles.quiet}>{t('usualText', { type: kinds[input.type] ?? '', count: blocks.length, money: price })}</p>
      <p className={styles.all}>
        <ChangeLink onTry={() => set(patch, t('usualDone'))}>{t('usualAdd', { count: blocks.length })}</ChangeLink>
      </p>
    </section>
  )
}
