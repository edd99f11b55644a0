import { FoldPeek } from '@/components/primitives/fold-rows'
import { parseHtml, shortOpening, tableRows } from '@/components/primitives/hast'
import type { Service } from '@/content-client/types'
import styles from './chapter-peek.module.scss'
import { readBars } from './draw-bars'

type ChapterPeekProps = Service['body'][number] & { layout: Service['layouts'][number] }

/** What a closed chapter holds, drawn small beside its name in a wide window. Decoration: the chapter says it. */
export function ChapterPeek({ layout, text }: ChapterPeekProps) {
  const blocks = parseHtml(text.html)
  const [head = [], ...rows] = tableRows(blocks)
  switch (layout) {
    case 'bars': {
      const total = /<strong>([^<]*\d[^<]*)<\/strong><\/td>/.exec(text.html)?.[1]
      if (total) return <Figures of={[total]} about={head[1]} />
      const { bars, top } = readBars(rows)
      return (
        <svg className={styles.bars} viewBox="0 0 160 40" aria-hidden="true">
          {bars.slice(0, 5).map(({ low, high }, index) => (
            <rect
              key={`${low}-${high}`}
              x={round((low / top) * 160)}
              y={index * 8 + 1.5}
              width={round(((high - low) / top) * 160)}
              height="5"
              rx="2.5"
            />
          ))}
        </svg>
      )
    }
    case 'severity':
      return (
        <svg className={styles.severity} viewBox="0 0 160 40" aria-hidden="true">
          {rows.map(([name], index) => (
            <circle key={name} cx={148 - index * 32} cy="20" r={11 - index * 2} />
          ))}
        </svg>
      )
    case 'figures':
    case 'columns':
      return <Figures of={rows.slice(0, 3).map((cells) => cells.at(layout === 'figures' ? 1 : -1) ?? '')} />
    case 'versus':
      return <FoldPeek>{rows[0]?.[0]}</FoldPeek>
    default: {
      const sentence = shortOpening(blocks)
      return sentence ? <FoldPeek>{sentence}</FoldPeek> : null
    }
  }
}

const Figures = ({ of: figures, about }: { of: readonly string[]; about?: string | undefined }) => (
  <span className={styles.figures} aria-hidden="true">
    {about && <span className={styles.about}>{about}</span>}
    {figures.map((figure) => (
      <span key={figure}>{figure}</span>
    ))}
  </span>
)

const round = (value: number) => Math.round(value * 10) / 10
