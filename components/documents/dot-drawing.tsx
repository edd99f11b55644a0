import type { SampleDocument } from '@/content-client/types'
import styles from './dot-drawing.module.scss'

type DotDrawingProps = { dots: string; drawing: NonNullable<SampleDocument['drawing']> }

const dotOf: Record<string, string> = { x: styles.marked ?? '', o: styles.plain ?? '', '.': styles.hollow ?? '' }

const namesIn = (text: string) => text.split('|').map((part) => part.trim())

/** What a document found, in one look: a dot for everything it counts, in the row and the column it belongs to. */
export function DotDrawing({ dots, drawing }: DotDrawingProps) {
  const { title, text, columns, rows, marked, plain, hollow } = drawing
  const cells = dots.split('\n').map((row) => row.split('|'))
  const [figures = '', axis] = (columns ?? '').split(':').reverse()
  const legend = [
    [marked, 'x'],
    [plain, 'o'],
    [hollow, '.'],
  ] as const
  return (
    <figure className={styles.drawing}>
      <figcaption className={styles.title}>{title}</figcaption>
      <table className={styles.table} role="img" aria-label={text}>
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
                  {[...cell].map((dot, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor have dots
                    <i key={place} className={dotOf[dot]} />
                  ))}
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
