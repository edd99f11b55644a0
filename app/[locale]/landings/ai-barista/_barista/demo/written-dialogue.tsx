import type { DemoLabels } from './labels'
import styles from './written-dialogue.module.scss'
import type { WrittenOrder } from './written-order'

/** An order from the first word to the last, as it stands before the visitor begins an own one and where there is no script. */
export function WrittenDialogue({ turns, note, labels }: { turns: WrittenOrder['turns']; note: string; labels: DemoLabels }) {
  // What the chat opens on: four turns, on a narrow window three.
  return (
    <>
      <Turns turns={turns.slice(0, -4)} labels={labels} />
      <div className={styles.wide}>
        <p className={styles.note}>{note}</p>
        <Turns turns={turns.slice(-4, -3)} labels={labels} />
        <div className={styles.narrow}>
          <Turns turns={turns.slice(-3)} labels={labels} />
        </div>
      </div>
    </>
  )
}

function Turns({ turns, labels }: { turns: WrittenOrder['turns']; labels: DemoLabels }) {
  return (
    <ol className={styles.turns}>
      {turns.map(({ id, speaker, text }) => (
        <li className={styles[speaker]} key={id}>
          <span className={styles.speaker}>{labels[speaker === 'person' ? 'guest' : 'assistant']}</span>
          {text}
        </li>
      ))}
    </ol>
  )
}
