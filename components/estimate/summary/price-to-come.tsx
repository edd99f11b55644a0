import type { Catalogue, Figures } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { Dawn } from './dawn-drawing'
import { LastChange } from './last-change'
import styles from './price-to-come.module.scss'

type PriceToComeProps = {
  /** What such projects usually cost, with what is set and without; null where that is not known. */
  usual: { cost: Figures['cost']; plainCost: Figures['cost']; from: string; to: string } | null
  catalogue: Catalogue
}

/** Before there is a price: what such projects usually cost, over the horizon of a price, and what the last change did to it. */
export function PriceToCome({ usual, catalogue }: PriceToComeProps) {
  const { changes } = useEstimateDocument()
  const t = useWords().in('EstimateSummary')
  return (
    <>
      {usual && (
        <>
          <p className={usual.to.length > 10 ? `${styles.usual} ${styles.long}` : styles.usual}>
            <small>{t('from')}</small> {usual.from}
            <small>{t('to')}</small> {usual.to}
          </p>
          <Dawn cost={usual.cost} plainCost={usual.plainCost} catalogue={catalogue} />
        </>
      )}
      {usual && changes.length > 0 ? <LastChange /> : <p className={styles.note}>{t('noPrice')}</p>}
    </>
  )
}
