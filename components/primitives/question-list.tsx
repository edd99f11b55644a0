import type { RichText as RichTextContent } from '@/content-client/types'
import { Fold } from './fold'
import { PlainText } from './plain-text'
import styles from './question-list.module.scss'

/** A question with a slug has an anchor: `#q-after-launch`. */
type Question = { slug?: string; question: string; answer: RichTextContent }

type QuestionListProps = {
  questions: readonly Question[]
  /** None is open at first. */
  closed?: boolean
}

export function QuestionList({ questions, closed = false }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ slug, question, answer }, index) => (
        <Fold title={question} key={question} id={slug && `q-${slug}`} open={!closed && index === 0}>
          <div className={styles.answer}>
            <PlainText content={answer} />
          </div>
        </Fold>
      ))}
    </div>
  )
}
