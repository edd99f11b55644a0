import { useWords } from '../words-provider'
import styles from './price-to-come.module.scss'

/** Before there is a price: its horizon without the sun, and what such projects usually cost. */
export function PriceToCome({ usually }: { usually: string }) {
  const note = useWords().in('EstimateSummary')('noPrice')
  return (
    <>
      <div className={styles.horizon} />
      {usually !== note && <p className={styles.usually}>{usually}</p>}
      <p className={styles.note}>{note}</p>
    </>
  )
}
