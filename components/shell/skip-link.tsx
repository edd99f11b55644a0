import { useTranslations } from 'next-intl'
import { contentId } from './content-id'
import styles from './skip-link.module.scss'

export function SkipLink() {
  const t = useTranslations('SkipLink')
  return (
    <a className={styles.link} href={`#${contentId}`}>
      {t('text')}
    </a>
  )
}
