'use client'

// Client: which blocks are usual depends on the kind of product in the address.
import type { MouseEvent } from 'react'
import { Button } from '../../primitives/button'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn } from '../labels'
import { holdFocus } from '../results/hold-focus'
import { useWords } from '../words-provider'
import styles from './project-check.module.scss'
import { useUsualProject } from './use-usual-project'

type UsualBlocksProps = {
  kinds: Readonly<Record<string, string>>
  /** Whether it is the first thing to do on its page. */
  leads?: boolean
}

/** What a project of the chosen kind usually has and what it costs, while nothing is chosen yet. Settings stay as they are. */
export function UsualBlocks({ kinds, leads = false }: UsualBlocksProps) {
  const { document, catalogue, set } = useEstimateDocument()
  const usual = useUsualProject()
  const words = useWords()
  const t = words.in('EstimateRules.project')
  if (!usual) return null
  const { count, patch, cost } = usual
  const { input } = document
  const money = moneyIn(input, catalogue, words.locale)(cost.p50)
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    holdFocus(currentTarget)
    set(patch, t('usualDone'))
  }
  return (
    <section className={leads ? `${styles.usual} ${styles.leading}` : styles.usual} aria-labelledby="usual-title" data-check="usual">
      <div>
        <h2 className="visuallyHidden" id="usual-title">
          {t('usual')}
        </h2>
        <p className={styles.quiet}>{t('usualShort', { type: kinds[input.type] ?? '', count, money })}</p>
      </div>
      <Button kind={leads ? 'primary' : 'outlined'} size="small" onClick={add}>
        {t('usualAdd', { count })}
      </Button>
    </section>
  )
}
