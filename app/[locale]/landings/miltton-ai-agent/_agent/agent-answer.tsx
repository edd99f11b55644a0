import type { MouseEvent, ReactNode } from 'react'
import { landingFormId } from '@/components/landings/landing-form-id'
import styles from './agent-answer.module.scss'
import type { AgentWords } from './agent-words'
import type { Answer } from './answer-question'

type AgentAnswerProps = {
  question: string
  answer: Answer | 'looking' | 'failed'
  words: AgentWords
  /** Takes the question along to the form a person reads; without it the link only leads there. */
  onHandOver?: (event: MouseEvent) => void
  /** Stands between the question and the answer. */
  children?: ReactNode
}

/** A question and what was found for it: passages word for word, each with the page it stands on. */
export function AgentAnswer({ question, answer, words, onHandOver, children }: AgentAnswerProps) {
  return (
    <>
      <p className={styles.question}>
        <span className={styles.speaker}>{words.you}</span>
        <span>{question}</span>
      </p>
      {children}
      <div className={styles.answer}>
        <span className={styles.speaker}>{words.agent}</span>
        <Said answer={answer} words={words} onHandOver={onHandOver} />
      </div>
    </>
  )
}

type SaidProps = Pick<AgentAnswerProps, 'answer' | 'words'> & { onHandOver: AgentAnswerProps['onHandOver'] | undefined }

function Said({ answer, words, onHandOver }: SaidProps) {
  if (answer === 'looking' || answer === 'failed') return <p>{words[answer]}</p>
  if (answer.kind !== 'found')
    return (
      <>
        <p>{words[answer.kind]}</p>
        {answer.kind === 'unknown' && (
          <p className={styles.onwards}>
            <a className={styles.source} href={`#${landingFormId}`} onClick={onHandOver}>
              {words.write}
            </a>
            <a className={styles.source} href={words.hrefs.search}>
              {words.search}
            </a>
          </p>
        )}
      </>
    )
  return (
    <>
      <p>{words.found}</p>
      {answer.quotes.map(({ texts, heading, page, href }) => (
        <figure className={styles.quote} key={`${href} ${heading}`}>
          <blockquote className="grid gap1" cite={href}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
          <figcaption>
            <a className={styles.source} href={href}>
              {heading && heading !== page ? `${page}\u00A0— ${heading}` : page}
            </a>
          </figcaption>
        </figure>
      ))}
    </>
  )
}
