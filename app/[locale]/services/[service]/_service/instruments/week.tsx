import { useLocale } from 'next-intl'
import { Details } from './details'
import { Picker } from './picker'
import type { Chapter } from './read-chapter'
import styles from './week.module.scss'

/** Five days of a sprint on one flight: a day at a time, with what each ends with. */
export function Week({ title, heads, rows }: Chapter & { title: string }) {
  const locale = useLocale()
  // A week that began on a Monday; the names are those of the language.
  const short = (index: number) => new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(new Date(2024, 0, 1 + index, 12))
  return (
    <Picker
      kind="week"
      legend={title}
      choices={rows.map(([day = ''], index) => (
        <span className={styles.day} key={day}>
          <span className={styles.sun} />
          <abbr className={styles.short} title={day}>
            {short(index)}
          </abbr>
        </span>
      ))}
      panels={rows.map(([day = '', ...cells]) => (
        <Details key={day} title={day} of={cells.map((cell, index) => [heads[index + 1] ?? '', cell] as const)} />
      ))}
    />
  )
}
