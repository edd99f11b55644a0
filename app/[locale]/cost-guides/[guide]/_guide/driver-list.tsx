import type { CostGuide } from '@/content-client/types'
import styles from './driver-list.module.scss'
import { withAmounts } from './with-amounts'

type DriverListProps = { texts: CostGuide['driverTexts']; amounts: readonly number[]; price: (dollars: number) => string }

/** What moves the price, by how much, and a bar as long as that. */
export function DriverList({ texts, amounts, price }: DriverListProps) {
  const largest = Math.max(...amounts.map(Math.abs))
  return (
    <ul>
      {withAmounts(texts, amounts, price).map(({ title, text, note }, index) => {
        const amount = amounts[index] ?? 0
        return (
          <li className={styles.driver} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={amount > 0 ? styles.amount : `${styles.amount} ${styles.less}`}>
              {note}
              <svg className={styles.bar} aria-hidden="true">
                <rect width="100%" height="2" y="5" opacity=".12" />
                <rect width={`${Math.round((Math.abs(amount) / largest) * 100)}%`} height="12" rx="6" fill="url(#price-light)" />
              </svg>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
