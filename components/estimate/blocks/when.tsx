import { useTranslations } from 'next-intl'
import styles from './when.module.scss'

/** First version or later: asked of blocks that are taken. */
export function When({ id, title }: { id: string; title: string }) {
  const t = useTranslations('EstimateBlocks')
  const choices = [
    ['', t('now')],
    ['on', t('later')],
  ] as const
  return (
    <fieldset className={styles.when}>
      <legend className={styles.hidden}>{t('when', { title })}</legend>
      {choices.map(([value, word]) => (
        <label className={styles.choice} key={value}>
          <input className={styles.radio} type="radio" name={`l.${id}`} value={value} defaultChecked={value === ''} />
          <span className={styles.word} data-name>
            {word}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
