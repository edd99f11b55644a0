import { groupOf } from '../catalogue/groups'
import { roles } from '../roles'
import { type Cell, formatCsv } from './csv'
import type { ExportSource } from './words'

/** One row per block, with its own hours by role and its share of the P50 price; blocks left for later at the end. */
export function blocksCsv({ locale, result, words }: ExportSource): string {
  const { labels } = words
  const here = roles.filter((role) => result.byBlock.some(({ own }) => own.roles[role]))
  const head = [
    ...[labels.group, labels.id, labels.block, labels.quantity, labels.spread, labels.low, labels.likely, labels.high],
    ...here.map((role) => words.roles[role]),
    ...[`${labels.hours}, P50`, `${labels.cost}, P50, USD`, labels.when],
  ]
  const rows = result.byBlock.map(({ id, group, quantity, spread, own, hours, cost }): Cell[] => [
    ...[words.groups[group], id, words.blocks[id] ?? id, quantity, spread, own.low, own.likely, own.high],
    ...here.map((role) => own.roles[role] ?? 0),
    ...[hours, cost, labels.now],
  ])
  const later = result.later.map(({ id, quantity, hours, cost }): Cell[] => [
    ...[words.groups[groupOf(id)], id, words.blocks[id] ?? id, quantity, null, null, null, null],
    ...here.map(() => null),
    ...[hours, cost, labels.later],
  ])
  const setup = result.byGroup.filter(({ group }) => group === 'setup')
  const rest = setup.map(({ hours, cost }): Cell[] => [
    ...[words.groups.setup, null, words.groups.setup, null, null, null, null, null],
    ...here.map(() => null),
    ...[hours, cost, labels.now],
  ])
  return formatCsv([head, ...rows, ...rest, ...later], locale)
}

/** Tables one below the other: main figures, roles, phases, groups, milestones. */
export function summaryCsv({ locale, title, link, document, result, words }: ExportSource): string {
  const { labels } = words
  const { hours, cost, milestones } = result
  const percentiles = ['p10', 'p50', 'p80', 'p90'] as const
  return formatCsv(
    [
      [words.estimate, title],
      [labels.link, link],
      [labels.catalogue, document.catalogue],
      [],
      [labels.figure, labels.hours, `${labels.cost}, USD`],
      ...percentiles.map((percentile) => [labels[percentile], hours[percentile], cost[percentile]]),
      [labels.allowance, result.allowance, null],
      [labels.weeks, result.weeks, null],
      [],
      [labels.role, labels.hours, `${labels.cost}, USD`, labels.people],
      ...result.byRole.map((row) => [words.roles[row.role], row.hours, row.cost, row.people]),
      [],
      [labels.phase, labels.hours, `${labels.cost}, USD`, labels.weeks],
      ...result.byPhase.map((row) => [words.phases[row.phase], row.hours, row.cost, row.weeks]),
      [],
      [labels.group, labels.hours, `${labels.cost}, USD`],
      ...result.byGroup.map((row) => [words.groups[row.group], row.hours, row.cost]),
      [],
      [labels.milestone, labels.week, labels.date],
      ...milestones.map(({ id, week, date }) => [words.milestones[id], week, date]),
    ],
    locale,
  )
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
