import type { Control as ControlComponent } from '../form/control'
import type { Words } from '../words'
import styles from './version-choice.module.scss'

type VersionChoiceProps = { words: Words; Control: ControlComponent; id: string; title: string }

/** Whether a block is built in the first version or later. */
export function VersionChoice({ words, Control, id, title }: VersionChoiceProps) {
  const t = words.in('EstimateBlocks')
  const choices = [
    ['', t('now')],
    ['on', t('later')],
  ] as const
  return (
    <fieldset className={styles.when}>
      <legend className={styles.hidden}>{t('when', { title })}</legend>
      {choices.map(([value, word]) => (
        <label className={styles.choice} key={value}>
          <Control className={styles.radio} type="radio" field={`l.${id}`} value={value} />
          <span className={styles.word} data-name>
            {word}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
