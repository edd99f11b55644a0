import type { Locale } from '@/routing/locales'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import type { AttachedEstimate } from './attached-estimate'
import type { ContactWords } from './contact-words'
import { estimateLines } from './estimate-figures'
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
  const lines = estimateLines(estimate.query, words, locale)
  return (
    <div className={styles.estimate}>
      <Icon path={icons.clip} className={styles.clip} />
      <div>
        <p className="size16 bold">{words.title}</p>
        {(lines.length > 0 ? lines : [words.unknownType]).map((line) => (
          <p className="small" key={line}>
            {line}
          </p>
        ))}
      </div>
      <a className={styles.open} href={`${resultsPath}?${estimate.query}`} target="_blank" rel="noopener">
        {words.open}
      </a>
      <button className={styles.remove} type="button" aria-label={words.remove} title={words.remove} onClick={onRemove}>
        <Icon path={icons.close} />
      </button>
    </div>
  )
}
