import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/primitives/button-link'
import { Dawn } from '@/components/sections/dawn'
import { hrefTo } from '@/routing/routes'
import styles from './extra-page.module.scss'

export function ExtraPage() {
  const t = useTranslations('ExtraPage')
  return (
    <Dawn title={t('title')} lead={t('text')} opening={styles.opening}>
      <ButtonLink href={hrefTo(useLocale(), 'index')} kind="primary" arrow>
        {t('home')}
      </ButtonLink>
    </Dawn>
  )
}
