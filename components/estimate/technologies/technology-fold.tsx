'use client'

// Client: what is used in a layer, and whether it is unfolded, depend on what is chosen.
import { type ReactNode, useRef } from 'react'
import type { Layer } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { LayerPlate, OurChoice, TechnologyEffect, useChoices } from './technology-effect'
import styles from './technology-fold.module.scss'

/** A layer as one line with what it is made with. Once something is named in it, it does not fold under the visitor's hands. */
export function LayerFold({ layer, children }: { layer: Layer; children: ReactNode }) {
  const { technologies } = useEstimateDocument().document.input
  const { used = [], ours } = useChoices().states.get(layer) ?? {}
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const named = used.filter((id) => technologies.includes(id))
  const kept = useRef(false)
  kept.current ||= named.length > 0
  return (
    <details className={styles.fold} open={kept.current}>
      <summary className={styles.head}>
        <LayerPlate layer={layer} />
        <span className={styles.words}>
          <span className={styles.name}>{t(`layers.${layer}`)}</span>{' '}
          <span className={styles.used}>
            {named.map((id) => (
              <span className={styles.named} key={id}>
                {technologyName(words, id)} <TechnologyEffect id={id} />
              </span>
            ))}
            {named.length === 0 && (ours ? t('ours') : t('stack.nothing'))}
            {named.length === 0 && <OurChoice layer={layer} />}
          </span>
          <Icon name="chevron" className={styles.chevron} />
        </span>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      {children}
    </details>
  )
}
