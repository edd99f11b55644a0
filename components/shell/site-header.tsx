import { useTranslations } from 'next-intl'
import { pathOf, type RouteTarget } from '@/routing/routes'
import { HeaderFrame } from './header-frame'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuLink } from './menu-link'
import { MobileMenu } from './mobile-menu'
import { QuickActions } from './quick-actions'
import { isAnchorOfHome, type ShellData } from './shell-data'
import styles from './site-header.module.scss'
import { StateSwitches } from './state-switches'

type SiteHeaderProps = {
  shell: ShellData
  target: RouteTarget | null
  /** The page has a primary button of its own. */
  quiet: boolean
}

export function SiteHeader({ shell, target, quiet }: SiteHeaderProps) {
  const t = useTranslations('MainMenu')
  const isHere = target !== null && pathOf(target).startsWith(pathOf('estimate'))
  return (
    <HeaderFrame className={styles.header} quiet={quiet}>
      <Logo organisation={shell.organisation} />
      <nav className={styles.menu} aria-label={t('label')}>
        <ul className={styles.list}>
          {shell.menuItems.map((item) => (
            <li key={item.key} className={isAnchorOfHome(item) ? styles.anchor : undefined}>
              <MenuLink item={item} target={target} className={styles.link} />
            </li>
          ))}
        </ul>
      </nav>
      {/* On the estimate's own pages its button never asks for attention. */}
      <div className={styles.tools} data-quiet={isHere || undefined}>
        <StateSwitches place="header" />
        <LanguageSwitch target={target} />
        <QuickActions items={shell.quickActionsItems} place="header" />
      </div>
      <MobileMenu shell={shell} target={target} />
    </HeaderFrame>
  )
}
