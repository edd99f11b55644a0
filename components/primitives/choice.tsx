import styles from './choice.module.scss'

type ChoiceProps = {
  name: string
  question: string
  options: readonly { value: string; text: string }[]
  chosen: string | undefined
}

/** One question: radio buttons that look like chips. */
export function Choice({ name, question, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.question}>{question}</legend>
      <div className="gap1 cluster">
        {options.map(({ value, text }) => (
          <label className={styles.option} key={value}>
            <input className={styles.input} type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className={styles.chip}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
