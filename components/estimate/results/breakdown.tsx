import { groupName } from '../labels'
import { Bar } from './bar'
import { BreakdownSwitch, Part } from './breakdown-switch'
import { DataTable } from './data-table'
import { ResultSection } from './result-section'
import { type EstimateView, hourRows, hours, money, moneyRows, number, percent, rate } from './view'

type Amount = { key: string; name: string; hours: number; cost: number }

type BreakdownProps = {
  view: EstimateView
  /** A document shows all three. */
  all?: boolean
}

/** P50 hours and cost by role, by group of blocks or by phase. Each table adds up to the total. */
export function Breakdown({ view, all = false }: BreakdownProps) {
  const { result, words } = view
  const t = words.in('EstimateResults.breakdown')
  const names = words.in('EstimateNames')
  const groups = result.byGroup.map((each) => ({ ...each, key: each.group, name: groupName(words, each.group) }))
  const phases = result.byPhase
    .filter(({ weeks }) => weeks > 0)
    .map((each) => ({ ...each, key: each.phase, name: names(`phases.${each.phase}`) }))
  return (
    <ResultSection id="work" far title={t('title')} intro={t('intro')}>
      {!all && <BreakdownSwitch view={view} />}
      <Part by="role" name={t('byRole')}>
        <RoleTable view={view} />
      </Part>
      <Part by="group" name={t('byGroup')}>
        <AmountTable view={view} caption={t('byGroup')} first={t('group')} rows={groups} />
      </Part>
      <Part by="phase" name={t('byPhase')}>
        <AmountTable view={view} caption={t('byPhase')} first={t('phase')} rows={phases} />
      </Part>
    </ResultSection>
  )
}

function RoleTable({ view }: { view: EstimateView }) {
  const { result, words } = view
  const t = words.in('EstimateResults.breakdown')
  const names = words.in('EstimateNames')
  const roles = [...result.byRole].sort((a, b) => b.hours - a.hours)
  const max = Math.max(1, ...roles.map((role) => role.hours))
  const shownHours = hourRows(
    view,
    roles.map((role) => role.hours),
    result.hours.p50,
  )
  const shownCosts = moneyRows(
    view,
    roles.map((role) => role.cost),
    result.cost.p50,
  )
  const rows = roles.map((role, index) => ({
    key: role.role,
    cells: [
      names(`roles.${role.role}`),
      <Bar to={role.hours / max} key="bar" />,
      shownHours[index],
      percent(view, role.share),
      rate(view, role.rate),
      shownCosts[index],
      role.shown === null ? t('onCall') : number(view, role.shown),
    ],
  }))
  return (
    <DataTable
      caption={t('byRole')}
      columns={[
        { name: t('role') },
        { name: t('bar'), kind: 'bar' },
        { name: t('hours'), kind: 'number' },
        { name: t('share'), kind: 'number', quiet: true, under: 2 },
        { name: t('rate'), kind: 'number', quiet: true, under: 5 },
        { name: t('cost'), kind: 'number' },
        { name: t('people'), kind: 'number', quiet: true, under: 0 },
      ]}
      rows={rows}
      foot={[t('together'), null, hours(view, result.hours.p50), null, rate(view, result.blended), money(view, result.cost.p50), null]}
    />
  )
}

type AmountTableProps = { view: EstimateView; caption: string; first: string; rows: readonly Amount[] }

function AmountTable({ view, caption, first, rows }: AmountTableProps) {
  const { result, words } = view
  const t = words.in('EstimateResults.breakdown')
  const max = Math.max(1, ...rows.map((row) => row.hours))
  const shownHours = hourRows(
    view,
    rows.map((row) => row.hours),
    result.hours.p50,
  )
  const shownCosts = moneyRows(
    view,
    rows.map((row) => row.cost),
    result.cost.p50,
  )
  return (
    <DataTable
      caption={caption}
      columns={[
        { name: first },
        { name: t('bar'), kind: 'bar' },
        { name: t('hours'), kind: 'number' },
        { name: t('cost'), kind: 'number' },
      ]}
      rows={rows.map(({ key, name, hours: value }, index) => ({
        key,
        cells: [name, <Bar to={value / max} key="bar" />, shownHours[index], shownCosts[index]],
      }))}
      foot={[t('together'), null, hours(view, result.hours.p50), money(view, result.cost.p50)]}
    />
  )
}
