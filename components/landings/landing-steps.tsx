import styles from './landing-steps.module.scss'

/** Steps as stations of one dotted trajectory: from left to right, on a narrow window from top to bottom. */
export function LandingSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li className={styles.step} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
