import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'

/** The two ways on from here: the estimate and a letter. */
export function MainActions() {
  const t = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <>
      <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
        {t('estimate')}
      </ButtonLink>
      <ButtonLink href={hrefTo(locale, 'contacts')}>{t('contacts')}</ButtonLink>
    </>
  )
}
