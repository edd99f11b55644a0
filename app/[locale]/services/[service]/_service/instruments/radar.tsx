import { useTranslations } from 'next-intl'
import { Details } from './details'
import { Picker } from './picker'
import styles from './radar.module.scss'
import type { Chapter } from './read-chapter'

const centre = 160
const ring = 29
const rings = [1, 2, 3, 4]

/** Areas of an audit around a centre: the farther out, the worse the sample finding. Its cell begins with a digit, 1 to 4: `4, critical`. */
export function Radar({ title, heads, rows }: Chapter & { title: string }) {
  const t = useTranslations('ServicePage.instruments')
  const at = (index: number, radius: number): [x: number, y: number] => {
    const angle = (index / rows.length) * 2 * Math.PI - Math.PI / 2
    return [round(centre + Math.cos(angle) * radius), round(centre + Math.sin(angle) * radius)]
  }
  const severities = rows.map((cells) => Number.parseInt(cells[3] ?? '', 10))
  return (
    <Picker
      kind="radar"
      legend={title}
      chosen={2}
      choices={rows.map(([area], index) => (
        <>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {area}
        </>
      ))}
      drawing={
        <svg className={styles.radar} viewBox="0 0 320 320" role="img" aria-label={t('radar')}>
          {rings.map((level) => (
            <circle className={styles.ring} key={level} cx={centre} cy={centre} r={level * ring} />
          ))}
          <polygon className={styles.area} points={severities.map((severity, index) => at(index, severity * ring).join()).join(' ')} />
          {severities.map((severity, index) => {
            const [endX, endY] = at(index, 4 * ring)
            const [x, y] = at(index, severity * ring)
            const [textX, textY] = at(index, 4 * ring + 22)
            return (
              <g key={`${x},${y}`} data-lit={index + 1}>
                <line className={styles.line} x1={centre} y1={centre} x2={endX} y2={endY} />
                <circle className={styles.dot} cx={x} cy={y} r="5" data-bad={severity > 2 || undefined} />
                <text className={styles.name} x={textX} y={textY + 5}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
      }
      panels={rows.map(([area = '', asks = '', finding = '', severity = '']) => (
        <Details
          key={area}
          title={area}
          of={[
            [heads[1] ?? '', asks],
            [heads[2] ?? '', finding],
            [heads[3] ?? '', t('severity', { level: String(Number.parseInt(severity, 10)), name: severity.replace(/^\d+,\s*/, '') })],
          ]}
        />
      ))}
    />
  )
}

const round = (value: number) => Math.round(value * 10) / 10
