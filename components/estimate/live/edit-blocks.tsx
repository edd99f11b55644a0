import { memo } from 'react'
import { type BlockChoice, countBlocks, groupNames, groupOf, isImplied } from '@/estimate'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useEstimateStore } from '../document/estimate-context'
import { groupName } from '../labels'
import { holdFocus } from '../results/hold-focus'
import { type EstimateView, hourRows, money, moneyChange, moneyRows, titleOf } from '../results/view'
import { useWords } from '../words-provider'
import styles from './edit-blocks.module.scss'

/** The chosen blocks with their share of the price, and controls to change, postpone, remove and add blocks. */
export const EditBlocks = memo(function EditBlocks({ view }: { view: EstimateView }) {
  const { set } = useEstimateStore()
  const words = useWords()
  const t = words.in('EstimateLive.edit')
  const { input, result, catalogue } = view
  const chosen = new Set(input.blocks.map(({ id }) => id))
  const spare = catalogue.blocks.filter(({ id }) => !chosen.has(id) && !isImplied(id))
  const rows = [...result.byBlock].sort((a, b) => b.cost - a.cost)
  const costs = moneyRows(
    view,
    rows.map(({ cost }) => cost),
    rows.reduce((sum, { cost }) => sum + cost, 0),
  )
  const hours = hourRows(
    view,
    rows.map((row) => row.hours),
    rows.reduce((sum, row) => sum + row.hours, 0),
  )
  const add = (id: string) => id && set({ add: [{ id, quantity: 1 }], now: [id] }, t('added', { name: titleOf(view, id) }))
  return (
    <>
      <h3 className={styles.title}>{t('blocks', { count: countBlocks(input) })}</h3>
      <ul>
        {rows.map(({ id, quantity }, index) => (
          <li className={styles.row} key={id}>
            <span className={styles.name}>{titleOf(view, id)}</span>
            <span className="atEnd nowrap">
              <span>{costs[index]}</span> <span className={styles.quiet}>{t('hours', { hours: hours[index] ?? '' })}</span>
            </span>
            {isImplied(id) ? <span className={styles.quiet}>{t('implied')}</span> : <BlockActions view={view} block={{ id, quantity }} />}
          </li>
        ))}
        {result.later.map(({ id, quantity, cost }) => (
          <li className={`${styles.row} quiet`} key={id}>
            <span className={styles.name}>
              <span>{titleOf(view, id, quantity)}</span> <span className={styles.quiet}>{t('waits')}</span>
            </span>
            <span className="atEnd nowrap">{moneyChange(view, cost)}</span>
            <span className={styles.actions}>
              <Action
                label={t('nowNamed', { name: titleOf(view, id) })}
                onClick={() => set({ now: [id] }, t('isNow', { name: titleOf(view, id) }))}
              >
                {t('now')}
              </Action>
            </span>
          </li>
        ))}
      </ul>
      <label className={styles.more}>
        <span className={styles.quiet}>{t('add')}</span>
        <select className={styles.select} value="" onChange={({ currentTarget }) => add(currentTarget.value)}>
          <option value="">{t('choose')}</option>
          {groupNames.map((group) => (
            <optgroup label={groupName(words, group)} key={group}>
              {spare
                .filter(({ id }) => groupOf(id) === group)
                .map(({ id }) => (
                  <option value={id} key={id}>
                    {titleOf(view, id)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className={styles.sum}>{t('sum', { money: money(view, result.cost.p50) })}</p>
    </>
  )
})

function BlockActions({ view, block: { id, quantity } }: { view: EstimateView; block: BlockChoice }) {
  const { set } = useEstimateStore()
  const t = useWords().in('EstimateLive.edit')
  const name = titleOf(view, id)
  const repeatable = view.catalogue.blocks.find((block) => block.id === id)?.repeatable
  const { quantity: most } = view.catalogue.constants.limits
  // Not `disabled`: at its end a stepper would drop the focus.
  const step = (by: -1 | 1, label: string) => {
    const next = quantity + by
    const isOver = next < 1 || next > most
    const count = () => set({ add: [{ id, quantity: next }] }, t('counted', { name, count: String(next) }))
    return (
      <button type="button" onClick={isOver ? undefined : count} aria-disabled={isOver} aria-label={label}>
        <Icon path={by < 0 ? icons.minus : icons.plus} />
      </button>
    )
  }
  return (
    <span className={styles.actions}>
      {repeatable && (
        <span className={styles.stepper}>
          {step(-1, t('fewer', { name }))}
          <b>{quantity}</b>
          {step(1, t('more', { name }))}
        </span>
      )}
      <Action label={t('laterNamed', { name })} onClick={() => set({ later: [id] }, t('isLater', { name }))}>
        {t('later')}
      </Action>
      <Action label={t('removeNamed', { name })} onClick={() => set({ remove: [id] }, t('removed', { name }))}>
        {t('remove')}
      </Action>
    </span>
  )
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      className={styles.action}
      type="button"
      onClick={({ currentTarget }) => {
        holdFocus(currentTarget)
        onClick()
      }}
      aria-label={label}
    >
      {children}
    </button>
  )
}
