import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { hrefTo } from '@/routing/routes'
import { ErrorScreen } from './error-screen'
import { MissingPath } from './missing-path'

type MissingPageProps = {
  /** `unmatched`: no route at this address. `invalid`: the route exists, the entry does not. */
  reason: 'unmatched' | 'invalid'
  children?: ReactNode
}

export function MissingPage({ reason, children }: MissingPageProps) {
  const t = useTranslations('ErrorPage')
  return (
    <ErrorScreen
      status={404}
      heading={<MissingPath message={t(reason)} />}
      description={t('description')}
      goHome={{ label: t('goHome'), href: hrefTo(useLocale(), 'index') }}
    >
      {children}
    </ErrorScreen>
  )
}
