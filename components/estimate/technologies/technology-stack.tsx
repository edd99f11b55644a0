'use client'

// Client: what the project is made with depends on everything chosen so far.
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import { TechnologyDrawing } from './technology-drawing'
import { useChoices } from './technology-effect'
import { askedLayers, formatEffect } from './technology-effects'
import row from './technology-row.module.scss'
import styles from './technology-stack.module.scss'

/** The layers as plates of one stack, each with what it is made with now; they lead to their questions. */
export function TechnologyStack() {
  const { document } = useEstimateDocument()
  const { effects, states } = useChoices()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  return (
    <section className={styles.stack} aria-labelledby="technology-stack">
      <h2 className={styles.title} id="technology-stack">
        {t(document.input.technologies.length > 0 ? 'stack.named' : 'stack.ours')}
      </h2>
      <ul className={styles.layers}>
        {askedLayers.map((layer) => {
          const { used = [], look } = states.get(layer) ?? {}
          const hours = Math.round(used.reduce((sum, id) => sum + (effects.get(id) ?? 0), 0))
          return (
            <li className={styles.layer} key={layer} data-look={look}>
              <TechnologyDrawing layer={layer} />
              <a className={row.jump} href={`#field-x.${layer}`}>
                <span className={row.name}>{t(`layers.${layer}`)}</span>{' '}
                <span className={row.used}>{used.map((id) => technologyName(words, id)).join(', ') || t('stack.nothing')}</span>{' '}
                {!look && <span className={row.ours}>{t('ours')}</span>}
                {look === 'named' && hours !== 0 && <span className={row.hours}>{formatEffect(words, hours)}</span>}
                <Icon name="chevron" className={row.chevron} />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
