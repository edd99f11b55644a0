import type { EstimateResult, InputPatch } from '@/estimate'
import { settingName } from '../setting-name'
import { Bar } from './bar'
import { type Offer, OfferLink } from './offer-link'
import { ResultSection } from './result-section'
import styles from './savings.module.scss'
import { type EstimateView, hours, money, titleOf } from './view'

type Saving = EstimateResult['savings']['actions'][number]

type SavingsProps = {
  view: EstimateView
  /** How a change is tried: a link, or in the page itself. */
  offer: (patch: InputPatch, cause: string) => Offer
}

/** Changes that lower the price of this very project, each with one click to try it. */
export function Savings({ view, offer }: SavingsProps) {
  const { result, words } = view
  const t = words.in('EstimateResults.less')
  const { actions, together } = result.savings
  if (actions.length === 0) return null
  const most = Math.max(...actions.map(({ cost }) => cost))
  return (
    <ResultSection id="less" layout="wide" title={t('title')} intro={t('intro')}>
      <ul className={styles.list}>
        {actions.map((saving) => {
          const name = nameOf(view, saving)
          return (
            <li className={styles.saving} key={`${saving.id} ${saving.values.from}`}>
              <p className={styles.what}>
                <b className={styles.name}>{name}</b> <span className={styles.price}>{t(`${saving.id}.price`)}</span>
              </p>
              <span className={styles.bar}>
                <Bar to={1} from={1 - saving.cost / most} kind="less" track />
              </span>
              <p className={styles.money}>−{money(view, saving.cost)}</p>
              <p className={styles.time}>
                {t('hours', { hours: hours(view, saving.hours) })}
                <br />
                {weeksOf(view, saving.weeks)}
              </p>
              <OfferLink {...offer(saving.patch, name)} label={t('tryNamed', { name })}>
                {t('try')}
              </OfferLink>
            </li>
          )
        })}
      </ul>
      {together && (
        <p className={styles.together}>
          {t('together', { money: money(view, together.cost), weeks: weeksOf(view, together.weeks) })}{' '}
          <OfferLink {...offer(together.patch, t('all'))}>{t('all')}</OfferLink>
        </p>
      )}
    </ResultSection>
  )
}

function nameOf(view: EstimateView, { id, values: { from, to } }: Saving): string {
  const t = view.words.in('EstimateResults.less')
  if (id === 'quality' || id === 'design') return t(`${id}.name`, { to: settingName(view.words, id, to ?? '') })
  if (id === 'variant') return t('variant.name', { to: titleOf(view, to ?? '') })
  if (id === 'later') return t('later.name', { block: titleOf(view, from) })
  return t(`${id}.name`)
}

function weeksOf({ words }: EstimateView, weeks: number): string {
  const t = words.in('EstimateResults.less')
  if (weeks === 0) return t('sameWeeks')
  return t(weeks > 0 ? 'fewerWeeks' : 'moreWeeks', { weeks: Math.abs(weeks) })
}
