import { useTranslations } from 'next-intl'
import styles from './next-steps.module.scss'

/** What happens after a message, with the times we keep. */
export function NextSteps() {
  const t = useTranslations('ContactsPage.next')
  const form = useTranslations('ContactForm')
  return (
    <>
      <noscript>
        <p>{form('referenceInAddress')}</p>
      </noscript>
      <ol className={styles.steps} aria-label={t('title')}>
        {(['answer', 'call', 'range'] as const).map((key) => (
          <li className={styles.step} key={key}>
            <strong className={styles.when}>{t(`${key}.title`)}</strong>
            <span>{t(`${key}.text`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
