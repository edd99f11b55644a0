import { useTranslations } from 'next-intl'
import { Trail } from './trail'

type BreadcrumbProps = {
  /** The pages above this one, from home down. */
  above: readonly { name: string; href: string }[]
  current: string | null
}

export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  return <Trail label={t('label')} above={above} current={current} />
}
