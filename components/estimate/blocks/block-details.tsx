import { textOf } from '@/estimate/texts'
import type { Words } from '../words'
import styles from './block-details.module.scss'

/** What a block includes and excludes, and questions about it. */
export function BlockDetails({ words, id }: { words: Words; id: string }) {
  const t = words.in('EstimateBlocks')
  const { includes, excludes, questions } = textOf(id, words.locale)
  const lists = [
    ['inside', includes],
    ['notInside', excludes],
    ['questions', questions],
  ] as const
  return (
    <div className={styles.inside}>
      {lists.map(([name, lines]) => (
        <div key={name}>
          <h3>{t(name)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
