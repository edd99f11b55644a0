import { changedAssumptions } from '../assumptions/changes'
import { groupOf } from '../catalogue/groups'
import { exchangeRate } from '../display/currency'
import { roles } from '../roles'
import { type Cell, formatCsv } from './csv'
import type { ExportSource } from './words'

/**
 * One row per block, with its own hours by role and its share of the P50 price; blocks left for later after them, and at the end the
 * price list and the rate they are by.
 */
export function blocksCsv(source: ExportSource): string {
  const { locale, result, document, catalogue, basis, words } = source
  const { labels } = words
  const { heading, amount } = moneyColumn(source)
  const here = roles.filter((role) => result.byBlock.some(({ own }) => own.roles[role]))
  const head = [
    ...[labels.group, labels.id, labels.block, labels.quantity, labels.spread, labels.low, labels.likely, labels.high],
    ...here.map((role) => words.roles[role]),
    ...[`${labels.hours}, P50`, `${heading}, P50`, labels.when],
  ]
  const rows = result.byBlock.map(({ id, group, quantity, spread, own, hours, cost }): Cell[] => [
    ...[words.groups[group], id, words.blocks[id] ?? id, quantity, spread, own.low, own.likely, own.high],
    ...here.map((role) => own.roles[role] ?? 0),
    ...[hours, amount(cost), labels.now],
  ])
  const later = result.later.map(({ id, quantity, hours, cost }): Cell[] => [
    ...[words.groups[groupOf(id)], id, words.blocks[id] ?? id, quantity, null, null, null, null],
    ...here.map(() => null),
    ...[hours, amount(cost), labels.later],
  ])
  const setup = result.byGroup.filter(({ group }) => group === 'setup')
  const rest = setup.map(({ hours, cost }): Cell[] => [
    ...[words.groups.setup, null, words.groups.setup, null, null, null, null, null],
    ...here.map(() => null),
    ...[hours, amount(cost), labels.now],
  ])
  const origin = [[labels.catalogue, `${document.catalogue} (${catalogue.date})`], ...basis.map((line) => [labels.basis, line])]
  const foot = origin.map((cells): Cell[] => head.map((_, index) => cells[index] ?? null))
  return formatCsv([head, ...rows, ...rest, ...later, ...foot], locale)
}

/** Tables one below the other: main figures, roles, phases, groups, milestones. */
export function summaryCsv(source: ExportSource): string {
  const { locale, title, link, document, result, basis, words } = source
  const { labels } = words
  const { heading, amount } = moneyColumn(source)
  const { hours, cost, milestones } = result
  const percentiles = ['p10', 'p50', 'p80', 'p90'] as const
  return formatCsv(
    [
      [words.estimate, title],
      [labels.link, link],
      [labels.catalogue, document.catalogue],
      ...basis.map((line) => [labels.basis, line]),
      [],
      [labels.figure, labels.hours, heading],
      ...percentiles.map((percentile) => [labels[percentile], hours[percentile], amount(cost[percentile])]),
      [labels.allowance, result.allowance, null],
      [`${labels.weeks}, P50`, result.likelyWeeks.p50, null],
      [`${labels.weeks}, P80`, result.likelyWeeks.p80, null],
      [],
      [labels.role, labels.hours, heading, labels.people],
      ...result.byRole.map((row) => [words.roles[row.role], row.hours, amount(row.cost), row.people]),
      [],
      [labels.phase, labels.hours, heading, labels.weeks],
      ...result.byPhase.map((row) => [words.phases[row.phase], row.hours, amount(row.cost), row.weeks]),
      [],
      [labels.group, labels.hours, heading],
      ...result.byGroup.map((row) => [words.groups[row.group], row.hours, amount(row.cost)]),
      [],
      [labels.milestone, labels.week, labels.date],
      ...milestones.map(({ id, week, date }) => [words.milestones[id], week, date]),
    ],
    locale,
  )
}

/** Amounts in the currency of the estimate, which the heading names; it says, too, where rates are not ours. */
function moneyColumn({ document: { input }, catalogue, words: { labels } }: ExportSource) {
  const rate = exchangeRate(input, catalogue)
  const changed = changedAssumptions(input, catalogue).length > 0
  const heading = `${labels.cost}, ${input.currency}${changed ? ` (${labels.changed})` : ''}`
  return { heading, amount: (dollars: number) => dollars * rate }
}

/** A row per block and per line of its scope, with column names that Jira, Linear and GitHub import. */
export function backlogCsv({ locale, result, words }: ExportSource): string {
  const head = ['Issue Type', 'Summary', 'Parent', 'Description', 'Labels', 'Estimate (hours)']
  const ids = [
    ...result.byBlock.map(({ id, hours }) => ({ id, hours, label: 'now' })),
    ...result.later.map(({ id, hours }) => ({ id, hours, label: 'later' })),
  ]
  const rows = ids.flatMap(({ id, hours, label }): Cell[][] => {
    const title = words.blocks[id] ?? id
    const { summary, includes } = words.texts(id)
    const labels = `${id.split('.')[0]} ${label}`
    return [['Epic', title, null, summary, labels, hours], ...includes.map((line): Cell[] => ['Story', line, title, null, labels, null])]
  })
  return formatCsv([head, ...rows], locale)
}
