import { useTranslations } from 'next-intl'
import type { RouteTarget } from '@/routing/routes'
import { type MenuItem, menuPosition } from './shell-data'

type MenuLinkProps = { item: MenuItem; target: RouteTarget | null; className: string }

/** An item of the menu; it tells where the visitor is. */
export function MenuLink({ item, target, className }: MenuLinkProps) {
  const t = useTranslations('MainMenu')
  const position = menuPosition(item, target)
  return (
    <a className={className} href={item.href} aria-current={position === 'current' ? 'page' : position && 'true'}>
      {t(item.key)}
    </a>
  )
}
