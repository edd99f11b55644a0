import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './question-list.module.scss'
import { RichText } from './rich-text'

type Question = { question: string; answer: RichTextContent }

/** Questions as native disclosures: they open before any script and without one. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }, index) => (
        <details className={styles.item} key={question} open={index === 0}>
          <summary className={styles.summary}>{question}</summary>
          <div className={styles.answer}>
            <RichText content={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
