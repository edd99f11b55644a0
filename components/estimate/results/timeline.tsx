import { formatDay } from '@/messages/format'
import { ChartTable } from './data-table'
import { Gantt } from './gantt'
import { toGanttRows } from './gantt-rows'
import { ResultSection } from './result-section'
import type { EstimateView } from './view'

const milestoneIds = ['kickoff', 'scope', 'demo', 'features', 'launch', 'after'] as const

/** The schedule as a chart and as a table, and the milestones, with dates if there is a start. */
export function Timeline({ view }: { view: EstimateView }) {
  const { result, input, words } = view
  const t = words.in('EstimateResults.time')
  const rows = toGanttRows(view)
  const names = words.in('EstimateNames')
  const milestones = Object.fromEntries(milestoneIds.map((id) => [id, names(`milestones.${id}`)]))
  const drawing = {
    rows,
    result,
    milestones,
    title: t('chart'),
    week: t('week'),
    description: t('description', { weeks: result.weeks, build: String(result.phases.build), discovery: String(result.phases.discovery) }),
  }
  const dated = result.milestones.map(({ id, week, date }) => ({
    key: id,
    cells: [
      milestones[id],
      id === 'after' ? t('afterLaunch') : week === 0 ? t('atStart') : t('afterWeek', { week: String(week) }),
      ...(date ? [formatDay(date, words.locale)] : []),
    ],
  }))
  const plan = rows.map(({ key, name, stretches }) => {
    const from = Math.min(...stretches.map((each) => each.from)) + 1
    const to = Math.max(...stretches.map((each) => each.from + each.weeks))
    return {
      key,
      cells: [name, String(from), String(to), t('weeks', { weeks: to - from + 1 })],
    }
  })
  return (
    <ResultSection
      far
      id="time"
      layout="wide"
      title={t('title', { weeks: result.weeks })}
      intro={`${t(input.start ? 'introDated' : 'intro')} ${result.schedule.stretched === 'team' ? t('stretched') : ''}`}
    >
      <figure>
        <Gantt {...drawing} />
        <Gantt {...drawing} narrow />
        <ChartTable
          label={t('asTable')}
          caption={t('chart')}
          columns={[
            { name: t('what') },
            { name: t('from'), kind: 'number' },
            { name: t('to'), kind: 'number' },
            { name: t('length'), kind: 'number' },
          ]}
          rows={plan}
        />
      </figure>
      <ChartTable
        label={t('milestonesTitle')}
        caption={t('milestonesTitle')}
        columns={[{ name: t('milestone') }, { name: t('when') }, ...(input.start ? [{ name: t('date') }] : [])]}
        rows={dated}
      />
    </ResultSection>
  )
}
