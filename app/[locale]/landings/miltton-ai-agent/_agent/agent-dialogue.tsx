import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import { AgentAnswer } from './agent-answer'
import styles from './agent-dialogue.module.scss'
import type { AgentWords } from './agent-words'
import { AnswerFlight } from './answer-flight'
import type { Outcome } from './evaluate'

/**
 * What the demonstration answered, once for each end a question can come to, written down by the build: each question, the way it
 * took, and where it ended.
 */
export function AgentTranscript({ shown, words }: { shown: readonly Outcome[]; words: AgentWords }) {
  const t = useTranslations('AgentPage.transcript')
  return (
    <Section title={t('title')} intro={t('intro')} layout="stacked" className={styles.flights}>
      <ol className={styles.turns}>
        {shown.map((outcome) => (
          <li className={styles.turn} key={outcome.question}>
            <AgentAnswer {...outcome} words={words}>
              <AnswerFlight answer={outcome.answer} />
            </AgentAnswer>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A conversation over somebody’s papers, made up to show how approval works: on paper, as it is read aloud. */
export function AgentDialogue({ turns }: { turns: Landing['dialogue'] }) {
  const t = useTranslations('AgentPage.dialogue')
  if (turns.length === 0) return null
  return (
    <div data-ground="paper" className={styles.paper}>
      <Section title={t('title')} intro={t('intro')}>
        <ol>
          {turns.map(({ speaker, text }) => (
            <li className={`${styles.line} ${styles[speaker]}`} key={`${speaker} ${text}`}>
              <span className={styles.speaker}>{t(speaker)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
