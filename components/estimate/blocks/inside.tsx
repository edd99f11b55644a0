import { useLocale, useTranslations } from 'next-intl'
import { textOf } from '@/estimate/texts'
import styles from './inside.module.scss'

/** What one gets for the hours of a block, what not, and what we would ask first. */
export function Inside({ id }: { id: string }) {
  const t = useTranslations('EstimateBlocks')
  const { includes, excludes, questions } = textOf(id, useLocale())
  const lists = [
    ['inside', includes],
    ['notInside', excludes],
    ['questions', questions],
  ] as const
  return (
    <div className={styles.inside}>
      {lists.map(([name, lines]) => (
        <div key={name}>
          <h3 className={styles.title}>{t(name)}</h3>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li className={styles.line} key={line}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
