'use client'

// Client: what a layer is made with depends on everything chosen so far.
import type { ReactNode } from 'react'
import type { Layer } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { Alternatives } from './alternatives'
import { TechnologyDrawing } from './technology-drawing'
import { useChoices } from './technology-effect'
import { formatChange, formatEffect, isNothing, nameOfOurs, sumOf } from './technology-effects'
import styles from './technology-layer.module.scss'
import row from './technology-row.module.scss'

/** A layer as a plate and a line with what it is made with; its question is unfolded under them. */
export function TechnologyLayer({ layer, children }: { layer: Layer; children: ReactNode }) {
  const { effects, states } = useChoices()
  const { document } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const { used = [], ours, look } = states.get(layer) ?? {}
  const isOurs = ours !== undefined && used.includes(ours)
  const { hours, money } = sumOf(used, effects)
  const isLeftOut = look === 'absent' && (ours === undefined || isNothing(ours))
  return (
    <details className={styles.layer} data-look={look}>
      <summary className={styles.head}>
        <TechnologyDrawing layer={layer} />
        <span className={row.words}>
          <span className={row.name}>{t(`layers.${layer}`)}</span>{' '}
          {!isLeftOut && <span className={row.used}>{used.map((id) => technologyName(words, id)).join(', ')}</span>}{' '}
          <span className={row.beside}>
            {look === 'named' ? <span className={row.instead}>{insteadOf()}</span> : <Alternatives layer={layer} />}{' '}
            {look === 'named' && hours !== 0 && (
              <span className={row.change}>
                {formatChange(money, document.input, words)} <small>{formatEffect(words, hours)}</small>
              </span>
            )}
          </span>
          <Icon name="chevron" className={row.chevron} />
        </span>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      {children}
    </details>
  )

  function insteadOf(): string {
    if (isOurs) return t('ours')
    return `${t('ours')}: ${ours ? nameOfOurs(words, ours) : t('stack.nothing').toLocaleLowerCase(words.locale)}`
  }
}
