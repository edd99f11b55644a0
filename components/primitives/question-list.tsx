import type { RichText as RichTextContent } from '@/content-client/types'
import styles from './question-list.module.scss'
import { RichText } from './rich-text'

/** A question with a slug has an anchor: `#q-after-launch`. */
type Question = { slug?: string; question: string; answer: RichTextContent }

/** Questions as native disclosures: they open before any script and without one. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ slug, question, answer }, index) => (
        <details className={styles.item} key={question} id={slug && `q-${slug}`} open={index === 0}>
          <summary className={styles.summary}>{question}</summary>
          <div className={styles.answer}>
            <RichText content={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
