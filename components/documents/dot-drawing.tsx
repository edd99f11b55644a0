import type { SampleDocument } from '@/content-client/types'
import { BigFigure } from './big-figure'
import styles from './dot-drawing.module.scss'
import { anchorOf, cellsIn, codesIn, dotOf } from './dots'

type DotDrawingProps = {
  dots: string
  codes: string | null
  drawing: NonNullable<SampleDocument['drawing']>
  /** What stands at each code. */
  names: ReadonlyMap<string, string>
}

const namesIn = (text: string) => text.split('|').map((part) => part.trim())

/** What a document found, in one look: a dot for everything it counts, in the row and the column it belongs to. */
export function DotDrawing({ dots, codes, drawing, names }: DotDrawingProps) {
  const { title, text, columns, rows, marked, plain, hollow } = drawing
  const cells = cellsIn(dots)
  const coded = codes ? cellsIn(codes) : undefined
  const [figures = '', axis] = (columns ?? '').split(':').reverse()
  const [, number, rest = title] = /^(\d+)\s(.+)$/s.exec(title) ?? []
  const legend = [
    [marked, 'x'],
    [plain, 'o'],
    [hollow, '.'],
  ] as const
  return (
    <figure className={styles.drawing}>
      <figcaption>{number ? <BigFigure value={number} label={rest} /> : <span className="item">{title}</span>}</figcaption>
      <table className={coded ? `${styles.table} ${styles.coded}` : styles.table} role={coded ? undefined : 'img'} aria-label={text}>
        {columns && (
          <thead>
            <tr>
              <td>{axis}</td>
              {namesIn(figures).map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {namesIn(rows).map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {cells[index]?.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their place
                <td key={column}>
                  <Dots dots={cell} codes={codesIn(coded?.[index]?.[column] ?? '')} names={names} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        {legend.map(
          ([name, dot]) =>
            name && (
              <li key={dot}>
                <i className={dotOf[dot]} /> {name}
              </li>
            ),
        )}
      </ul>
    </figure>
  )
}

type DotsProps = { dots: string; codes: readonly string[]; names: ReadonlyMap<string, string> }

function Dots({ dots, codes, names }: DotsProps) {
  return [...dots].map((dot, place) => {
    const code = codes[place]
    // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
    if (!code) return <i key={place} className={dotOf[dot]} />
    return (
      <a className={styles.code} href={`#${anchorOf(code)}`} aria-label={names.get(code)} key={code}>
        <i className={dotOf[dot]} />
        {code}
      </a>
    )
  })
}
