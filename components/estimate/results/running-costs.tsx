import { ResultSection } from './result-section'
import styles from './running-costs.module.scss'
import { List } from './scope'
import { type EstimateView, hours, monthly } from './view'

/** Monthly costs after launch, which are not part of the price. */
export function RunningCosts({ view }: { view: EstimateView }) {
  const { input, result, words } = view
  const t = words.in('EstimateResults.running')
  const { support, hosting, model, fees } = result.running
  const band = ({ from, to }: { from: number; to: number }) => t('band', { from: monthly(view, from), to: monthly(view, to) })
  const lines = [
    {
      id: 'support',
      name: support ? t(`support.${input.support}`) : t('support.none'),
      value: support ? t('month', { money: monthly(view, support.cost), hours: hours(view, support.hours) }) : t('nothing'),
    },
    { id: 'hosting', name: t('hosting'), value: hosting ? band(hosting) : t('own') },
    ...(model
      ? [
          { id: 'model', name: t('model', { users: model.users }), value: band(model) },
          { id: 'careless', name: t('careless'), value: band(model.unoptimised) },
        ]
      : []),
  ]
  return (
    <ResultSection id="running" far title={t('title')} intro={t('intro')}>
      <dl>
        {lines.map(({ id, name, value }) => (
          <div className={styles.line} key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fees.length > 0 && (
        <div className={styles.fees}>
          <List title={t('fees')} items={fees.map((fee) => t(`fee.${fee}`))} />
        </div>
      )}
    </ResultSection>
  )
}
