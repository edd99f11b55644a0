import type { EstimateResult } from '@/estimate'
import styles from './gantt.module.scss'
import { type GanttRow, weekStep } from './gantt-rows'

type GanttProps = {
  rows: readonly GanttRow[]
  result: EstimateResult
  /** Texts of the drawing; `milestones` by id. */
  title: string
  description: string
  week: string
  milestones: Readonly<Record<string, string>>
  /** For a phone: each name is above its bar. */
  narrow?: boolean
}

const wide = { width: 1240, label: 240, row: 40, bar: 24, head: 46 }
const slim = { width: 350, label: 0, row: 46, bar: 14, head: 30 }

/** The schedule as bars by week. The table below has the same weeks. */
export function Gantt({ rows, result, title, description, week, milestones, narrow = false }: GanttProps) {
  const size = narrow ? slim : wide
  const { weeks, phases } = result
  const column = (size.width - size.label - 8) / weeks
  const x = (at: number) => size.label + at * column
  const foot = size.head + rows.length * size.row
  const height = foot + (narrow ? 8 : 52)
  const step = weekStep(weeks, narrow ? 9 : 30)
  const id = narrow ? 'gantt-slim' : 'gantt'
  const edges = [
    0,
    phases.discovery,
    phases.discovery + phases.designLead,
    weeks - phases.launch - phases.stab,
    weeks - phases.launch,
    weeks,
  ]
  return (
    <svg
      className={`${styles.gantt} ${narrow ? styles.slim : styles.wide}`}
      viewBox={`0 0 ${size.width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      data-chart={narrow ? undefined : 'schedule'}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {edges.slice(0, -1).map((from, index) => {
        const to = edges[index + 1] ?? from
        if (index % 2 === 1 || to <= from) return null
        return (
          <rect data-mark="band" x={x(from)} y={size.head - 12} width={(to - from) * column} height={foot - size.head + 18} key={from} />
        )
      })}
      {!narrow && (
        <text data-mark="quiet" x="0" y="22">
          {week}
        </text>
      )}
      {Array.from({ length: weeks }, (_, index) => index + 1)
        .filter((number) => (number - 1) % step === 0)
        .map((number) => (
          <text data-mark="quiet" x={x(number - 0.5)} y={narrow ? 12 : 22} textAnchor="middle" key={number}>
            {number}
          </text>
        ))}
      {rows.map(({ key, name, stretches }, index) => {
        const top = size.head + index * size.row
        const first = stretches[0]?.from ?? 0
        const late = narrow && first > weeks * 0.5
        const end = Math.max(...stretches.map(({ from, weeks: long }) => from + long))
        return (
          <g key={key}>
            <text
              data-mark="name"
              x={narrow ? (late ? x(end) : x(first) + 1) : 0}
              y={narrow ? top + 12 : top + 17}
              textAnchor={late ? 'end' : 'start'}
            >
              {name}
            </text>
            {stretches.map(({ from, weeks: long, kind }) => (
              <rect
                data-mark={kind}
                x={x(from) + 2}
                y={narrow ? top + 20 : top}
                width={Math.max(4, long * column - 4)}
                height={size.bar}
                rx={size.bar / 2}
                key={kind}
              />
            ))}
          </g>
        )
      })}
      {!narrow &&
        result.milestones
          .filter(({ id: name }) => name !== 'after')
          .map(({ id: name, week: at }) => (
            <g key={name}>
              <path data-mark="edge" d={`M${x(at)} ${size.head - 12}V${foot}`} />
              <path data-mark={name === 'launch' ? 'goal' : 'stone'} d={`M${x(at)} ${foot}l6 6-6 6-6-6z`} />
              <text data-mark="name" x={x(at)} y={foot + 36} textAnchor={at === 0 ? 'start' : at === weeks ? 'end' : 'middle'}>
                {milestones[name]}
              </text>
            </g>
          ))}
    </svg>
  )
}
