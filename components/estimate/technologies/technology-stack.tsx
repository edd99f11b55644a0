'use client'

// Client: what the project is made with depends on everything chosen so far.
import { useContext } from 'react'
import { layers, resolveTechnologies } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { TechnologyDrawing } from './technology-drawing'
import { Effects } from './technology-effect'
import { formatEffect } from './technology-effects'
import styles from './technology-stack.module.scss'

/** The layers as plates of one stack, each with what it is made with now; they lead to their questions. */
export function TechnologyStack() {
  const { document, catalogue } = useEstimateDocument()
  const input = useComparedInput()
  const effects = useContext(Effects)
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const used = resolveTechnologies(input, catalogue)
  return (
    <section className={styles.stack} aria-labelledby="technology-stack">
      <h2 className={styles.title} id="technology-stack">
        {t(document.input.technologies.length > 0 ? 'stack.named' : 'stack.ours')}
      </h2>
      <ul className={styles.layers}>
        {layers.map((layer) => {
          const ids = used.filter((option) => option.layer === layer).map(({ id }) => id)
          const named = ids.filter((id) => document.input.technologies.includes(id))
          const hours = Math.round(layer === 'addons' ? sumOf(effects, named) : -(effects.get(`${layer}.auto`) ?? 0))
          const absent = ids.every((id) => id.endsWith('-none'))
          return (
            <li className={styles.layer} key={layer} data-look={absent ? 'absent' : named.length > 0 ? 'named' : undefined}>
              <TechnologyDrawing layer={layer} />
              <a className={styles.jump} href={`#field-x.${layer}`}>
                <span className={styles.name}>{t(`layers.${layer}`)}</span>{' '}
                <span className={styles.used}>{ids.map((id) => technologyName(words, id)).join(', ') || t('stack.nothing')}</span>{' '}
                {named.length === 0 && !absent && <span className={styles.ours}>{t('ours')}</span>}
                {named.length > 0 && hours !== 0 && <span className={styles.hours}>{formatEffect(words, hours)}</span>}
                <Icon name="chevron" className={styles.chevron} />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function sumOf(effects: ReadonlyMap<string, number>, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (effects.get(id) ?? 0), 0)
}
