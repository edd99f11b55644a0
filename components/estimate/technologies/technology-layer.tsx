'use client'

// Client: what a layer is made with depends on everything chosen so far.
import type { ReactNode } from 'react'
import type { Layer } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { TechnologyDrawing } from './technology-drawing'
import { useChoices } from './technology-effect'
import { formatChange, formatEffect, formatOthers, nameOfOurs, optionsOf, sumOf } from './technology-effects'
import styles from './technology-layer.module.scss'
import row from './technology-row.module.scss'

/** A layer as a plate and a line with what it is made with; its question is unfolded under them. */
export function TechnologyLayer({ layer, children }: { layer: Layer; children: ReactNode }) {
  const { effects, states } = useChoices()
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const { used = [], ours, look } = states.get(layer) ?? {}
  const isOurs = ours !== undefined && used.includes(ours)
  const { hours, money } = sumOf(used, effects)
  const others = optionsOf(layer, catalogue).filter(({ id }) => id !== ours)
  const changes = formatOthers(words, others, { effects, input: document.input })
  return (
    <details className={styles.layer} data-look={look}>
      <summary className={styles.head}>
        <TechnologyDrawing layer={layer} />
        <span className={row.words}>
          <span className={row.name}>{t(`layers.${layer}`)}</span>{' '}
          <span className={row.used}>{used.map((id) => technologyName(words, id)).join(', ') || t('stack.nothing')}</span>{' '}
          <span className={row.beside}>
            <span className={row.others}>{look === 'named' ? insteadOf() : namesOfOthers()}</span>{' '}
            {look === 'named' && hours !== 0 && (
              <span className={row.change}>
                {formatChange(money, document.input, words)} <small>{formatEffect(words, hours)}</small>
              </span>
            )}
            {look !== 'named' && <span className={changes ? row.answers : row.others}>{changes ?? t('withApps')}</span>}
          </span>
          <Icon name="chevron" className={row.chevron} />
        </span>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      {children}
    </details>
  )

  /** Two of them, and how many there are besides. */
  function namesOfOthers(): string {
    const named = t(`others.${layer}`)
    return others.length > 2 ? t('more', { others: named, count: String(others.length - 2) }) : named
  }

  function insteadOf(): string {
    if (isOurs) return t('ours')
    return `${t('ours')}: ${ours ? nameOfOurs(words, ours) : t('stack.nothing').toLocaleLowerCase(words.locale)}`
  }
}
