import { useTranslations } from 'next-intl'
import styles from './plain-words.module.scss'

/** What the page comes to, for those who read no further: the first sentence aloud, the others under it. */
export function PlainWords({ points: [first, ...others] }: { points: readonly string[] }) {
  const t = useTranslations('LegalPage')
  return (
    <section className={styles.band} aria-labelledby="in-short">
      <div className={styles.columns}>
        <h2 className={styles.title} id="in-short">
          {t('inShort')}
        </h2>
        <ul className={styles.points}>
          <li className={styles.first}>{first}</li>
          {others.map((point) => (
            <li className={styles.point} key={point}>
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
