import type { ReactNode } from 'react'
import { nameAsListed, textOf } from '@/estimate/texts'
import type { Words } from '../words'
import styles from './block-details.module.scss'

type BlockDetailsProps = { words: Words; id: string; children: ReactNode }

/** What a block is, includes and excludes, and questions about it. */
export function BlockDetails({ words, id, children }: BlockDetailsProps) {
  const t = words.in('EstimateBlocks')
  const { summary, includes, excludes, questions } = textOf(id, words.locale)
  const lists = [
    ['inside', includes],
    ['notInside', excludes],
    ['questions', questions],
  ] as const
  return (
    <div className={styles.inside}>
      <p>{summary}</p>
      {children}
      {lists.map(([name, lines]) => (
        <div key={name}>
          <h3>{t(name)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{nameAsListed(line, words.locale)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
