import { useTranslations } from 'next-intl'
import { Section } from '@/components/primitives/section'
import type { Landing } from '@/content-client/types'
import { AgentAnswer } from './agent-answer'
import styles from './agent-dialogue.module.scss'
import type { AgentWords } from './agent-words'
import type { Outcome } from './evaluate'

/** What the demonstration answered to some questions, written down by the build: the same with and without a script. */
export function AgentTranscript({ shown, words }: { shown: readonly Outcome[]; words: AgentWords }) {
  const t = useTranslations('AgentPage.transcript')
  return (
    <Section title={t('title')} intro={t('intro')}>
      <ol>
        {shown.map((outcome) => (
          <li className={styles.turn} key={outcome.question}>
            <AgentAnswer {...outcome} words={words} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A conversation over somebody’s papers, made up to show how approval works. */
export function AgentDialogue({ turns }: { turns: Landing['dialogue'] }) {
  const t = useTranslations('AgentPage.dialogue')
  if (turns.length === 0) return null
  return (
    <Section title={t('title')} intro={t('intro')}>
      <ol className={styles.dialogue}>
        {turns.map(({ speaker, text }) => (
          <li className={styles[speaker]} key={`${speaker} ${text}`}>
            <span className={styles.speaker}>{t(speaker)}</span>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  )
}
