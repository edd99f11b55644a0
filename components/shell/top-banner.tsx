import { useLocale, useTranslations } from 'next-intl'
import type { TopBanner as TopBannerContent } from '@/content-client/types'
import { localisePath } from '@/routing/routes'
import { DismissibleBanner } from './dismissible-banner'
import styles from './top-banner.module.scss'

export function TopBanner({ banner }: { banner: TopBannerContent }) {
  const t = useTranslations('TopBanner')
  return (
    <DismissibleBanner className={styles.banner} buttonClassName={styles.dismiss} label={t('label')} dismiss={t('dismiss')}>
      <p className={styles.text}>
        <strong className={styles.strong}>{banner.label}</strong> {banner.text}{' '}
        <a className={styles.link} href={localisePath(useLocale(), banner.link)}>
          {banner.linkText}
        </a>
      </p>
    </DismissibleBanner>
  )
}
