import type { Layer } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import styles from './alternatives.module.scss'
import { useChoices } from './technology-effect'
import { extremesOf, formatChange, optionsOf } from './technology-effects'

/** What other options of a layer change in price: the cheapest and the most expensive one. */
export function Alternatives({ layer }: { layer: Layer }) {
  const { effects, states } = useChoices()
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const bound = words.in('EstimateSummary')
  const others = optionsOf(layer, catalogue).filter(({ id }) => id !== states.get(layer)?.ours)
  const extremes = extremesOf(others, effects)
  if (extremes.length === 0) return <span className={styles.condition}>{words.in('EstimateTechnologies')('withApps')}</span>
  return (
    <span className={styles.extremes}>
      {extremes.map(({ id, money }, index) => (
        <span className={styles.extreme} key={id}>
          {extremes.length > 1 && <span className={styles.bound}>{bound(index === 0 ? 'from' : 'to')} </span>}
          <span className={styles.money}>{formatChange(money, document.input, words)}</span>{' '}
          <span className={styles.option}>{technologyName(words, id).replace(/.*: /, '')}</span>{' '}
        </span>
      ))}
    </span>
  )
}
