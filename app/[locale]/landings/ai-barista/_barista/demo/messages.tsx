import type { Locale } from '@/routing/locales'
import type { DemoLabels } from './labels'
import styles from './messages.module.scss'

export type Message = { speaker: 'guest' | 'assistant'; text: string; language: Locale }

/** What was said, in its order and each in its language. */
export function Messages({ messages, labels }: { messages: readonly Message[]; labels: DemoLabels }) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ speaker, text, language }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
        <li className={styles[speaker]} lang={language} key={index}>
          <span className={styles.speaker}>{labels[speaker]}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
