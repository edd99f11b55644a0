import { useTranslations } from 'next-intl'
import { Dawn } from './dawn'
import { MainActions } from './main-actions'

/** The last word of a page: where to go from here. */
export function FinalCall() {
  const t = useTranslations('FinalCall')
  return (
    <Dawn title={t('title')} lead={t('lead')}>
      <MainActions />
    </Dawn>
  )
}
