import { useTranslations } from 'next-intl'
import { CopyLink } from './copy-link'
import styles from './share.module.scss'

/** Ways to pass an article on that tell nobody about it. */
export function Share({ title, address }: { title: string; address: string }) {
  const t = useTranslations('ArticlePage.share')
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <p className={styles.share}>
      <span className={styles.label}>{t('title')}</span>
      <a className={styles.way} href={letter}>
        {t('mail')}
      </a>
      <CopyLink className={styles.copy} address={address} words={{ copy: t('copy'), copied: t('copied') }} />
    </p>
  )
}
