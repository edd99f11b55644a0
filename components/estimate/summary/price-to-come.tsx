import { useWords } from '../words-provider'
import styles from './price-to-come.module.scss'

type PriceToComeProps = { /** What such projects usually cost; null where that is not known. */ range: { from: string; to: string } | null }

/** Before there is a price: what such projects usually cost, over the horizon of a price without its sun. */
export function PriceToCome({ range }: PriceToComeProps) {
  const t = useWords().in('EstimateSummary')
  return (
    <>
      {range && (
        <p className={range.to.length > 10 ? `${styles.usual} ${styles.long}` : styles.usual}>
          <small>{t('from')}</small> {range.from}
          <small>{t('to')}</small> {range.to}
        </p>
      )}
      <div className={styles.horizon} />
      <p className={styles.note}>{t('noPrice')}</p>
    </>
  )
}
