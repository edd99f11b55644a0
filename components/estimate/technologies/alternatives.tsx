import type { Layer } from '@/estimate'
import { useEstimateDocument } from '../document/estimate-context'
import { technologyName } from '../step-labels'
import { useWords } from '../words-provider'
import styles from './alternatives.module.scss'
import { useChoices } from './technology-effect'
import { extremesOf, formatChange, formatEffect, isNothing, optionsOf, sumOf } from './technology-effects'

/** What other options of a layer change in price: the cheapest and the most expensive one. */
export function Alternatives({ layer }: { layer: Layer }) {
  const { effects, states } = useChoices()
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const { ours, look } = states.get(layer) ?? {}
  const others = optionsOf(layer, catalogue).filter(({ id }) => id !== ours)
  const extremes = extremesOf(others, effects)
  if (extremes.length === 0) return <span className={styles.condition}>{t('withApps')}</span>
  return (
    <span className={styles.extremes}>
      {extremes.map(({ id, money }, index) => (
        <span className={styles.extreme} key={id}>
          {extremes.length > 1 && (
            <span className={styles.bound}>{`${t(`${look === 'absent' ? 'added' : 'others'}.${index === 0 ? 'from' : 'to'}`)} `}</span>
          )}
          <span className={money < 0 ? `${styles.money} ${styles.less}` : styles.money}>{formatChange(money, document.input, words)}</span>{' '}
          <span className={styles.option}>{technologyName(words, id).replace(/.*: /, '')}</span>{' '}
        </span>
      ))}
    </span>
  )
}

/** What our choice in a layer is, and what was named in its place changes. */
export function ChangeFromOurs({ layer }: { layer: Layer }) {
  const { effects, states } = useChoices()
  const { document } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateTechnologies')
  const { used = [], ours } = states.get(layer) ?? {}
  if (ours && used.includes(ours)) return <span className={styles.condition}>{t('ours')}</span>
  const { hours, money } = sumOf(used, effects)
  return (
    <span className={styles.change}>
      <span className={styles.extreme}>
        <span className={styles.money}>{formatChange(money, document.input, words)}</span>{' '}
        <span className={styles.instead}>
          {ours && !isNothing(ours) ? t('against', { name: technologyName(words, ours) }) : t('notOurs')}
        </span>
      </span>{' '}
      {hours !== 0 && <small className={styles.hours}>{formatEffect(words, hours)}</small>}
    </span>
  )
}
