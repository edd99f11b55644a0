import { useStranded } from '../document/stranded'
import { useWords } from '../words-provider'
import styles from './stranded.module.scss'

/** Says why a step does not open. Its button may be at the other end of the page. */
export function Stranded() {
  const t = useWords().in('EstimateNotices')
  if (!useStranded()) return null
  return (
    <p className={styles.stranded} role="alert" ref={(shown) => shown?.scrollIntoView({ block: 'center' })}>
      {t('stranded')}
    </p>
  )
}
