'use client'

// Client: what a layer is made with depends on everything chosen so far.
import type { ReactNode } from 'react'
import type { Layer } from '@/estimate'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { Alternatives, ChangeFromOurs } from './alternatives'
import { TechnologyDrawing } from './technology-drawing'
import { useChoices } from './technology-effect'
import { isNothing } from './technology-effects'
import styles from './technology-layer.module.scss'
import row from './technology-row.module.scss'

/** A layer as a plate and a line with what it is made with; its question is unfolded under them. */
export function TechnologyLayer({ layer, children }: { layer: Layer; children: ReactNode }) {
  const { states } = useChoices()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const { used = [], ours, look } = states.get(layer) ?? {}
  const isLeftOut = look === 'absent' && (ours === undefined || isNothing(ours))
  return (
    <details className={styles.layer} data-look={look}>
      <summary className={styles.head}>
        <TechnologyDrawing layer={layer} />
        <span className={row.words}>
          <span className={row.name}>{t(`layers.${layer}`)}</span>{' '}
          {!isLeftOut && <span className={row.used}>{used.map((id) => technologyName(words, id)).join(', ')}</span>}{' '}
          <span className={row.beside}>{look === 'named' ? <ChangeFromOurs layer={layer} /> : <Alternatives layer={layer} />}</span>
          <Icon path={icons.chevron} className={row.chevron} />
        </span>
      </summary>
      {/* Inside of what is folded: a link to it unfolds it. */}
      {children}
    </details>
  )
}
