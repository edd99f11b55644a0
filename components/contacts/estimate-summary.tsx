import type { Locale } from '@/routing/locales'
import { Icon } from '../primitives/icon'
import type { AttachedEstimate } from './attached-estimate'
import { type ContactWords, describeEstimate } from './contact-words'
import { estimateFigures } from './estimate-figures'
import styles from './estimate-summary.module.scss'

type EstimateSummaryProps = {
  estimate: AttachedEstimate
  words: ContactWords['estimate']
  locale: Locale
  resultsPath: string
  onRemove: () => void
}

/** The estimate that goes with the message. It opens in a tab of its own, so that nothing typed here is lost. */
export function EstimateSummary({ estimate, words, locale, resultsPath, onRemove }: EstimateSummaryProps) {
  const figures = estimateFigures(estimate.query, words, locale)
  return (
    <div className={styles.estimate}>
      <Icon name="clip" className={styles.clip} />
      <div>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.text}>{describeEstimate(estimate, words)}</p>
        {figures && <p className={styles.text}>{figures}</p>}
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
