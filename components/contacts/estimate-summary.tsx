import { Icon } from '../primitives/icon'
import type { AttachedEstimate } from './attached-estimate'
import styles from './contact-form.module.scss'
import { type ContactWords, describeEstimate } from './contact-words'

type EstimateSummaryProps = {
  estimate: AttachedEstimate
  words: ContactWords['estimate']
  resultsPath: string
  onRemove: () => void
}

/** The estimate that goes with the message. It opens in a tab of its own, so that nothing typed here is lost. */
export function EstimateSummary({ estimate, words, resultsPath, onRemove }: EstimateSummaryProps) {
  return (
    <div className={styles.estimate}>
      <Icon name="clip" className={styles.clip} />
      <div className={styles.estimateWords}>
        <p className={styles.estimateTitle}>{words.title}</p>
        <p className={styles.estimateText}>{describeEstimate(estimate, words)}</p>
      </div>
      <a className={styles.open} href={`${resultsPath}?${estimate.query}`} target="_blank" rel="noopener">
        {words.open}
      </a>
      <button className={styles.remove} type="button" aria-label={words.remove} title={words.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </div>
  )
}
