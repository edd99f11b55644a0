import { useTranslations } from 'next-intl'
import styles from './skip-link.module.scss'

export const contentId = 'content'

export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.link} href={`#${contentId}`}>
      {t('text')}
    </a>
  )
}
