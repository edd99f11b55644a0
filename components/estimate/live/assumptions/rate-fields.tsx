import { changedAssumptions, parameters, roles } from '@/estimate'
import { formatExchange, formatMoney } from '@/messages/format'
import { useEstimateStore } from '../../document/estimate-context'
import { useEstimatePart } from '../../document/estimate-part'
import type { EstimateView } from '../../results/view'
import { useWords } from '../../words-provider'
import styles from './assumptions.module.scss'
import { NumberField } from './number-field'

/** Hourly rates and the exchange rate of the shown currency: ours until the visitor says others, and marked from then on. */
export function RateFields({ view: { catalogue } }: { view: EstimateView }) {
  const { set } = useEstimateStore()
  const input = useEstimatePart(({ document: { input } }) => ({ rates: input.rates, exchange: input.exchange, currency: input.currency }))
  const { rates, exchange, currency } = input
  const words = useWords()
  const t = words.in('EstimateLive.assumptions')
  const basis = words.in('EstimateBasis')
  const names = words.in('EstimateNames')
  const isOurs = changedAssumptions(input, catalogue).length === 0
  const inDollars = (amount: number) => formatMoney(amount, 'USD', words.locale)
  const inCurrency = (amount: number) => formatExchange(amount, currency, words.locale)
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.fields}>
        {roles.map((role) => (
          <NumberField
            key={role}
            label={basis('hour', { role: names(`roles.${role}`) })}
            {...{ ours: catalogue.rates[role], own: rates[role], bounds: parameters.r, inWords: inDollars }}
            onChange={(own, label) => set({ set: { rates: withNumber(rates, role, own) } }, label)}
          />
        ))}
        {currency !== 'USD' && (
          <NumberField
            label={basis('dollar')}
            {...{ ours: catalogue.exchange.rates[currency], own: exchange[currency], bounds: parameters.fx, inWords: inCurrency }}
            onChange={(own, label) => set({ set: { exchange: withNumber(exchange, currency, own) } }, label)}
          />
        )}
      </div>
      <button
        className={styles.reset}
        type="button"
        // Not `disabled`: the button was just pressed and would lose the focus.
        aria-disabled={isOurs}
        onClick={() => !isOurs && set({ set: { rates: {}, exchange: withNumber(exchange, currency, undefined) } }, t('restored'))}
      >
        {t('reset')}
      </button>
    </>
  )
}

type Numbers<Key extends string> = Readonly<Partial<Record<Key, number>>>

function withNumber<Key extends string>(numbers: Numbers<Key>, key: Key, value: number | undefined): Numbers<Key> {
  const { [key]: _, ...others } = numbers
  return value === undefined ? (others as Numbers<Key>) : { ...numbers, [key]: value }
}
