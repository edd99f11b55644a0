import { type Choice, choices, type EstimateResult } from '@/estimate'
import { settingName } from '../labels'
import { Bar } from './bar'
import { type ActionFor, ChangeLink } from './change-link'
import { ResultSection } from './result-section'
import styles from './savings.module.scss'
import { type EstimateView, hours, money, titleOf } from './view'

type Saving = EstimateResult['savings']['actions'][number]

type SavingsProps = {
  view: EstimateView
  /** How a saving is tried. */
  actionFor: ActionFor
}

/** Changes that lower the price, each with a link or button that tries it. */
export function Savings({ view, actionFor }: SavingsProps) {
  const { result, words } = view
  const t = words.in('EstimateResults.less')
  const { actions, together } = result.savings
  if (actions.length === 0) return null
  const maxCost = Math.max(...actions.map(({ cost }) => cost))
  return (
    <ResultSection id="less" far layout="wide" screenOnly title={t('title')} intro={t('intro')}>
      <ul className="tabular">
        {actions.map((saving) => {
          const name = nameOf(view, saving)
          return (
            <li className={styles.saving} key={`${saving.id} ${saving.values.from}`}>
              <p>
                <b className={styles.name}>{name}</b> <span className={styles.price}>{t(`${saving.id}.price`)}</span>
              </p>
              <span className={styles.bar}>
                <Bar to={1} from={1 - saving.cost / maxCost} kind="less" track />
              </span>
              <p className={styles.money}>{`−${money(view, saving.cost)}`}</p>
              <p className={styles.time}>
                <span>{t('hours', { hours: hours(view, saving.hours) })}</span>
                <br />
                <span>{weeksOf(view, saving.weeks)}</span>
              </p>
              <ChangeLink {...actionFor(saving.patch, name)} label={t('tryNamed', { name })}>
                {t('try')}
              </ChangeLink>
            </li>
          )
        })}
      </ul>
      {together && (
        <p className={styles.together}>
          <span>{t('together', { money: money(view, together.cost), weeks: weeksOf(view, together.weeks) })}</span>{' '}
          <ChangeLink {...actionFor(together.patch, t('all'))}>{t('all')}</ChangeLink>
        </p>
      )}
    </ResultSection>
  )
}

function nameOf(view: EstimateView, { id, values: { from, to } }: Saving): string {
  const t = view.words.in('EstimateResults.less')
  if (id === 'quality' || id === 'design') {
    const options: readonly Choice<typeof id>[] = choices[id]
    const value = options.find((option) => option === to)
    return t(`${id}.name`, { to: value ? settingName(view.words, value) : '' })
  }
  if (id === 'variant') return t('variant.name', { to: titleOf(view, to ?? '') })
  if (id === 'later') return t('later.name', { block: titleOf(view, from) })
  return t(`${id}.name`)
}

function weeksOf({ words }: EstimateView, weeks: number): string {
  const t = words.in('EstimateResults.less')
  if (weeks === 0) return t('sameWeeks')
  return t(weeks > 0 ? 'fewerWeeks' : 'moreWeeks', { weeks: Math.abs(weeks) })
}
