import { useMessages, useTranslations } from 'next-intl'
import { pickMessages } from '@/messages/pick'
import { CopyLink } from './copy-link'
import styles from './share.module.scss'

/** Share links without trackers. */
export function Share({ title, address }: { title: string; address: string }) {
  const t = useTranslations('ArticlePage.share')
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <p className={styles.share}>
      <span className="quiet">{t('title')}</span>
      <a className={styles.way} href={letter}>
        {t('mail')}
      </a>
      <CopyLink className={styles.copy} address={address} words={pickMessages(useMessages().ArticlePage.share, ['copy', 'copied'])} />
    </p>
  )
}
