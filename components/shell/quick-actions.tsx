import { useTranslations } from 'next-intl'
import { ButtonLink } from '../primitives/button-link'
import styles from './quick-actions.module.scss'
import type { QuickActionItem } from './shell-data'

type QuickActionsProps = {
  items: readonly QuickActionItem[]
  /** `header`: small and, beside a page's own primary button, quiet (see site-header). `menu`: the whole width. */
  place: 'header' | 'menu'
}

export function QuickActions({ items, place }: QuickActionsProps) {
  const t = useTranslations('QuickActions')
  return (
    <div className={styles[place]} data-place={place}>
      {items.map(({ key, href }) => (
        <ButtonLink key={key} href={href} kind={key === 'estimate' ? 'primary' : 'outlined'} size={place === 'header' ? 'small' : 'large'}>
          {place === 'header' ? t(`short.${key}`) : t(key)}
        </ButtonLink>
      ))}
    </div>
  )
}
