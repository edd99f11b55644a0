import { countBlocks } from '@/estimate'
import { wordKey } from '../words'
import { ResultSection } from './result-section'
import styles from './scope.module.scss'
import { type EstimateView, money, moneyChange, titleOf } from './view'

/** What the price includes and what it does not. */
export function Scope({ view }: { view: EstimateView }) {
  const { result, words } = view
  const t = words.in('EstimateResults.scope')
  const covered = [
    t('blocks', { blocks: countBlocks(view.input) }),
    ...(result.phases.designLead > 0 ? [t('design')] : []),
    t(`quality.${wordKey(view.input.quality)}`),
    t('stabilisation', { weeks: result.phases.stab }),
    t('launch'),
    t('unlisted', { money: money(view, result.allowance * result.blended) }),
  ]
  const outside = [t('vat'), t('fees'), t('hosting'), t('content'), t('marketing')]
  return (
    <ResultSection id="covers" layout="wide" title={t('title')} intro={t('intro')}>
      <div className={styles.lists}>
        <List title={t('covers')} items={covered} />
        <List title={t('not')} items={outside} />
        {result.later.length > 0 && (
          <List
            title={t('later')}
            items={result.later.map(({ id, quantity, cost }) => `${titleOf(view, id, quantity)}: ${moneyChange(view, cost)}`)}
          />
        )}
      </div>
    </ResultSection>
  )
}

export function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li className={styles.item} key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
