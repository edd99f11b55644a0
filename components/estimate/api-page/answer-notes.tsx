import { useTranslations } from 'next-intl'
import styles from './answer-notes.module.scss'
import { answerLine } from './json-lines'

const notes = {
  query: 'query',
  version: 'catalogue.version',
  expected: 'result.cost.p50',
  budget: 'result.cost.p80',
  weeks: 'result.likelyWeeks',
  notices: 'notices',
} as const

const names = Object.keys(notes) as (keyof typeof notes)[]

/** The lines of the first answer that have a note. */
export const explained: readonly string[] = Object.values(notes)

/** What the lines of the answer that matter most mean; each leads to its line, which scrolls into sight in its pane. */
export function AnswerNotes() {
  const t = useTranslations('EstimateApiPage.first.notes')
  return (
    <ul className="above3">
      {names.map((name) => (
        <li className={styles.note} key={name}>
          <a className={styles.line} href={`#${answerLine(notes[name])}`}>
            <code translate="no">{notes[name].replace('result.', '')}</code>
          </a>
          <span>{t(name)}</span>
        </li>
      ))}
    </ul>
  )
}
