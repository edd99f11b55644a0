import type { EstimateResult } from '@/estimate'
import styles from './gantt.module.scss'
import { breakName, keepInside, placeLabels, textWidth } from './gantt-labels'
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

const wide = { width: 1240, label: 240, row: 40, bar: 24, head: 46, text: 15 }
const slim = { width: 350, label: 0, row: 46, bar: 14, head: 30, text: 13 }

/** Between two lines of a name, and between two rows of milestones. */
const line = 16

/** The schedule as bars by week. The table below has the same weeks. */
export function Gantt({ rows, result, title, description, week, milestones, narrow = false }: GanttProps) {
  const size = narrow ? slim : wide
  const { weeks, phases } = result
  const column = (size.width - size.label - 8) / weeks
  const x = (at: number) => size.label + at * column
  const foot = size.head + rows.length * size.row
  const stones = narrow ? [] : result.milestones.filter(({ id }) => id !== 'after')
  const labels = stones.map(({ id, week: at }) => ({ at: x(at), width: textWidth(milestones[id] ?? '', size.text) }))
  const places = placeLabels(labels, size.width - 2)
  const height = narrow ? foot + 8 : foot + 34 + line * (Math.max(...places.map(({ row }) => row)) + 1)
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
        const lines = narrow ? [name] : breakName(name, size.text, size.label - 16)
        const left = narrow ? keepInside(x(first), textWidth(name, size.text), size.width) : 0
        const baseline = narrow ? 12 : 17 - (lines.length - 1) * (line / 2)
        return (
          <g key={key}>
            {lines.map((part, nth) => (
              <text data-mark="name" x={left} y={top + baseline + nth * line} key={part}>
                {part}
              </text>
            ))}
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
      {stones.map(({ id: name, week: at }, index) => (
        <g key={name}>
          <path data-mark="edge" d={`M${x(at)} ${size.head - 12}V${foot}`} />
          <path data-mark={name === 'launch' ? 'goal' : 'stone'} d={`M${x(at)} ${foot}l6 6-6 6-6-6z`} />
          <MilestoneName text={milestones[name] ?? ''} at={x(at)} place={places[index]} foot={foot} />
        </g>
      ))}
    </svg>
  )
}

type MilestoneNameProps = { text: string; at: number; place: { start: number; row: number } | undefined; foot: number }

/** The name under its milestone; at an edge of the drawing it begins or ends there. */
function MilestoneName({ text, at, place, foot }: MilestoneNameProps) {
  const { start, row } = place ?? { start: at, row: 0 }
  const width = textWidth(text, wide.text)
  const side = start + width / 2 < at - 1 ? 'end' : 'middle'
  return (
    <text data-mark="milestone" x={side === 'end' ? start + width : start + width / 2} y={foot + 34 + row * line} textAnchor={side}>
      {text}
    </text>
  )
}
