import { useTranslations } from 'next-intl'
import { Details } from './details'
import { Picker } from './picker'
import type { Chapter } from './read-chapter'
import styles from './shapes.module.scss'

/** Shapes of an application, each drawn from its parts: `Web · Mobile → API → Database`. */
export function Shapes({ title, heads, rows }: Chapter & { title: string }) {
  const t = useTranslations('ServicePage.instruments')
  return (
    <Picker
      kind="shapes"
      legend={title}
      chosen={1}
      choices={rows.map(([name]) => name)}
      panels={rows.map(([name = '', when = '', asks = '', parts = '']) => {
        const tiers = parts.split('→').map((tier) => tier.split('·').map((part) => part.trim()))
        return (
          <div className={styles.shape} key={name}>
            <div className={styles.drawing}>
              {tiers.map((tier) => (
                <ul className={styles.tier} key={tier.join()}>
                  {tier.map((part) => (
                    <li className={styles.part} key={part}>
                      {part}
                    </li>
                  ))}
                </ul>
              ))}
            </div>
            <Details
              title={t('parts', { count: tiers.flat().length })}
              of={[
                [heads[1] ?? '', when],
                [heads[2] ?? '', asks],
              ]}
            />
          </div>
        )
      })}
    />
  )
}
